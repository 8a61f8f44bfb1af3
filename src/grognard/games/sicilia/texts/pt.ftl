# Frases e nomes de sicilia.

## Regras só deste jogo

refusal-port-not-available = { $unit } não pode desembarcar em { $hex }: { $reason ->
    [not-listed] não é um porto da lista.
    [control] o porto está em mãos inimigas.
    [zone] o porto está em zona inimiga.
    [scheduled] o seu próprio porto está aberto e deve ser usado.
    [drop-open] o seu hexágono de salto está livre, então salta.
   *[other] o porto não pode ser usado.
}
refusal-commando-target = { $unit } não podem desembarcar em { $hex }: { $reason ->
    [sea] não há terra.
    [messina] Messina é forte demais.
    [not-a-city] não é uma cidade.
    [inland] não fica na costa.
    [enemy] o inimigo está lá.
    [too-early] vêm a partir do 2º turno.
    [moves-on] não seguem no mesmo movimento.
   *[other] não serve.
}
refusal-drop-hex = { $unit } não pode saltar sobre { $hex }: { $reason ->
    [scheduled] o seu hexágono de salto é outro.
    [mountain] ninguém salta em montanha.
    [messina] Messina é forte demais.
    [enemy] o inimigo está lá.
    [zone] está em zona inimiga.
    [sea] só há mar.
    [etna] só há o Etna.
    [closed] essa terra está fechada.
    [not-airborne] a unidade não salta.
    [too-early] vem a partir do 2º turno.
   *[other] não serve.
}
refusal-evac-not-messina = { $unit } não pode sair agora: { $reason ->
    [landed-this-turn] acaba de desembarcar em { $hex }.
   *[other] só pode sair por { $hex }, e não a alcança.
}
refusal-allied-no-exit = { $unit } fica: nenhuma unidade aliada deixa a ilha por vontade própria.
refusal-not-due = { $unit } não chega antes do turno { $turn }.
refusal-already-here = { $unit } já está na ilha.

score-name = { $reason ->
    [syracuse] Siracusa tomada no 1º turno
    [palermo] Palermo mantida
   *[other] { $reason }
}
event-scored = { side-name }: { $points } { $points ->
    [one] ponto
   *[other] pontos
} ({ score-name }).
score-italian-destroyed = { $count ->
    [1] uma unidade italiana destruída: { $names }
   *[other] { $count } unidades italianas destruídas, { $each } ponto cada: { $names }
}
score-german-destroyed = { $count ->
    [1] uma unidade alemã destruída: { $names }
   *[other] { $count } unidades alemãs destruídas, { $each } pontos cada: { $names }
}
score-reserve-unused = { $count ->
    [1] uma unidade da reserva não usada: { $names }
   *[other] { $count } unidades da reserva não usadas, { $each } pontos cada: { $names }
}
score-syracuse = Siracusa tomada no 1º turno
score-palermo = Palermo mantida no fim de { $turns } turnos
score-catania = Catânia dominada
score-messina = Messina dominada
score-island-cleared = Nenhuma unidade do Eixo resta na ilha
score-allied-destroyed = { $count ->
    [1] uma unidade aliada destruída: { $names }
   *[other] { $count } unidades aliadas destruídas, { $each } pontos cada: { $names }
}
score-german-evacuated = { $count ->
    [1] uma unidade alemã evacuada: { $names }
   *[other] { $count } unidades alemãs evacuadas, { $each } pontos cada: { $names }
}
score-italian-evacuated = { $count ->
    [1] uma unidade italiana evacuada: { $names }
   *[other] { $count } unidades italianas evacuadas, { $each } ponto cada: { $names }
}
score-axis-full-strength = { $count ->
    [1] uma unidade do Eixo intacta na ilha: { $names }
   *[other] { $count } unidades do Eixo intactas na ilha, { $each } pontos cada: { $names }
}

## Opções

option-mountain-motorised-infantry = Infantaria motorizada em montanha
option-mountain-motorised-infantry-cost3 = Pode entrar por 3 pontos
option-mountain-motorised-infantry-forbidden = Proibida fora da estrada
option-bombardment-table = Tabela de bombardeio
option-bombardment-table-printed = A impressa (1-10, 11-20, 21-30, 31-36, 37+)
option-bombardment-table-width18 = Colunas de 18 (1-18, 19-36, 37-54, 55-72, 73+)
option-ponte-olivo-bonus = Bônus aéreo de Ponte Olivo
option-ponte-olivo-bonus-permanent = Permanente depois de tomado
option-ponte-olivo-bonus-while-controlled = Só enquanto dominado
option-alternate-port = Quando o porto previsto se perdeu
option-alternate-port-any-listed = Qualquer porto utilizável
option-alternate-port-nearest = O porto utilizável mais próximo
option-blackshirt-steps = Passos dos camisas-negras
option-blackshirt-steps-1 = Um
option-blackshirt-steps-2 = Dois

## Unidades

unit-us-1-16 = 16º de Infantaria americano
unit-us-1-18 = 18º de Infantaria americano
unit-us-1-26 = 26º de Infantaria americano
unit-us-3-7 = 7º de Infantaria americano
unit-us-3-15 = 15º de Infantaria americano
unit-us-3-30 = 30º de Infantaria americano
unit-us-9-39 = 39º de Infantaria americano
unit-us-9-47 = 47º de Infantaria americano
unit-us-9-60 = 60º de Infantaria americano
unit-us-45-157 = 157º de Infantaria americano
unit-us-45-179 = 179º de Infantaria americano
unit-us-45-180 = 180º de Infantaria americano
unit-us-rangers = Rangers americanos
unit-us-82-504 = 504º Paraquedista americano
unit-us-82-505 = 505º Paraquedista americano
unit-us-82-325 = 325º de Planadores americano
unit-us-2ad-cca = Comando de Combate A americano
unit-us-2ad-ccb = Comando de Combate B americano
unit-us-2ad-ccr = Comando de Combate R americano
unit-us-art-ii = Artilharia do II Corpo americano
unit-us-art-prov = Artilharia do Corpo Provisório americano
unit-us-art-7a = Artilharia do 7º Exército americano
unit-uk-5-13 = 13ª Brigada britânica
unit-uk-5-15 = 15ª Brigada britânica
unit-uk-5-17 = 17ª Brigada britânica
unit-uk-50-69 = 69ª Brigada britânica
unit-uk-50-151 = 151ª Brigada britânica
unit-uk-50-168 = 168ª Brigada britânica
unit-uk-51-152 = 152ª Brigada britânica
unit-uk-51-153 = 153ª Brigada britânica
unit-uk-51-154 = 154ª Brigada britânica
unit-uk-78-11 = 11ª Brigada britânica
unit-uk-78-36 = 36ª Brigada britânica
unit-uk-78-38 = 38ª Brigada britânica
unit-uk-231 = 231ª Brigada britânica
unit-uk-1abn-1para = 1ª Brigada Paraquedista britânica
unit-uk-1abn-2para = 2ª Brigada Paraquedista britânica
unit-uk-1abn-1al = 1ª Brigada de Planadores britânica
unit-uk-4arm = 4ª Brigada Blindada britânica
unit-uk-23arm = 23ª Brigada Blindada britânica
unit-uk-cdo = Commandos britânicos
unit-uk-art-xiii = Artilharia do XIII Corpo britânico
unit-uk-art-xxx = Artilharia do XXX Corpo britânico
unit-uk-art-8a = Artilharia do 8º Exército britânico
unit-ca-1-1 = 1ª Brigada canadense
unit-ca-1-2 = 2ª Brigada canadense
unit-ca-1-3 = 3ª Brigada canadense
unit-ca-1tank = 1ª Brigada de Tanques canadense
unit-de-1fj-3 = 3º Paraquedista alemão
unit-de-1fj-4 = 4º Paraquedista alemão
unit-de-hg-conrath-pz = Kampfgruppe Conrath (tanques)
unit-de-hg-conrath-pg = Kampfgruppe Conrath (infantaria)
unit-de-hg-schmalz = Kampfgruppe Schmalz
unit-de-15pg-104 = 104º Panzergrenadier alemão
unit-de-15pg-115 = 115º Panzergrenadier alemão
unit-de-15pg-129 = 129º Panzergrenadier alemão
unit-de-29pg-15 = 15º Panzergrenadier alemão
unit-de-29pg-71 = 71º Panzergrenadier alemão
unit-de-neapel = Kampfgruppe Neapel
unit-de-art-xiv = Artilharia do XIV Corpo Panzer alemão
unit-it-assietta-29 = 29º de Infantaria italiano (Assietta)
unit-it-assietta-30 = 30º de Infantaria italiano (Assietta)
unit-it-aosta-5 = 5º de Infantaria italiano (Aosta)
unit-it-aosta-6 = 6º de Infantaria italiano (Aosta)
unit-it-napoli-75 = 75º de Infantaria italiano (Napoli)
unit-it-napoli-76 = 76º de Infantaria italiano (Napoli)
unit-it-livorno-33 = 33º Motorizado italiano (Livorno)
unit-it-livorno-34 = 34º Motorizado italiano (Livorno)
unit-it-bers-10 = 10º Bersaglieri italiano
unit-it-bers-177 = 177º Bersaglieri italiano
unit-it-cn-17 = 17ª Legião de Camisas-Negras
unit-it-cn-171 = 171ª Legião de Camisas-Negras
unit-it-cn-173 = 173ª Legião de Camisas-Negras
unit-it-185 = 185º Paraquedista italiano
unit-it-art-6a = Artilharia do 6º Exército italiano
unit-it-art-xii = Artilharia do XII Corpo italiano
unit-it-art-xvi = Artilharia do XVI Corpo italiano

## Lugares

hex-0211 = Marsala
hex-0307 = Trapani
hex-1306 = Palermo
hex-1616 = Agrigento
hex-1915 = Canicattì
hex-2014 = Caltanissetta
hex-2019 = Licata
hex-2512 = Enna
hex-2518 = Ponte Olivo
hex-2519 = Gela
hex-2816 = Caltagirone
hex-2821 = Vittoria
hex-3021 = Ragusa
hex-3121 = Modica
hex-3413 = Catânia
hex-3421 = Noto
hex-3511 = Acireale
hex-3617 = Augusta
hex-3718 = Siracusa
hex-3903 = Messina

## De que se trata

aim-winner = Depois de treze turnos contam-se os pontos. Vence o maior total; totais iguais são empate.
    .rule = S-VP-W
aim-allied = Você comanda os dois exércitos que desembarcam na Sicília. Tome a ilha, as cidades e as unidades do Eixo antes que escapem pelo estreito.
    .rule = S-10.2
aim-allied-1 = Cada unidade alemã destruída vale 5 pontos, cada italiana 1: cerque-as em vez de apenas empurrá-las.
    .rule = S-VP-A2
aim-allied-2 = As cidades rendem: Siracusa no 1º turno dá 5 pontos, Palermo 1 por turno, Catânia 10 e Messina 15 no fim.
    .rule = S-R15
aim-allied-3 = Quem termina o movimento ao lado do inimigo em geral tem de atacar: leve várias unidades, com artilharia e aviação. Cada unidade perdida dá 5 pontos ao Eixo.
    .rule = S-VP-X1
aim-axis = Você defende a Sicília com poucas tropas. Atrase os Aliados, cause baixas e leve as suas unidades para casa por Messina antes que a porta se feche.
    .rule = S-10.2
aim-axis-1 = Cada unidade alemã que parte por Messina vale 5 pontos, cada italiana 1. As que forem apanhadas dão o mesmo aos Aliados.
    .rule = S-VP-X2
aim-axis-2 = Cada unidade aliada destruída vale 5 pontos, e também cada unidade sua que no fim ainda esteja na ilha com força plena.
    .rule = S-VP-X4
aim-axis-3 = Quem termina o movimento ao lado do inimigo em geral tem de atacar. Fique atrás dos rios e nas montanhas, a um hexágono de distância, e deixe que venham.
    .rule = S/C-R25

action-evacuate = Evacuar por Messina, por pontos
