# Interface da mesa. As palavras de cada jogo vêm dos seus próprios ficheiros.

## Home
tagline = Jogos de guerra do Mediterrâneo, com um árbitro que conhece todas as regras.
games-title = Escolha uma campanha
games-loading = A tirar os jogos da estante…
my-matches = As suas partidas
watch-title = Assistir e rever
watch-empty = Ainda não há partidas terminadas ou públicas. As suas aparecerão aqui.
footer = Corre no seu próprio computador. Nada é enviado a mais ninguém.
play-now = Jogar já
set-up = Preparar…
map-of = Mapa de { $game }
turns-count = { $turns ->
    [one] um turno
   *[other] { $turns } turnos
}
game-sicilia = Julho de 1943: dois exércitos aliados desembarcam na Sicília. Tome Messina antes que o Eixo escape pelo estreito.
game-cassino = Inverno de 1944: a Linha Gustav barra o caminho de Roma. Rompa-a entre lama, montanhas e neve.
game-malta = A invasão planeada que nunca veio: pelo ar e pelo mar contra uma ilha fortaleza.
game-sicilia43 = Toda a campanha da ilha por batalhões e regimentos, com ar, mar e o estreito.
game-sicily2 = A Sicília em profundidade: abastecimento, aviação e cada comboio, camião e balsa dos dois lados.
import = Abrir um ficheiro de partida
import-text = Um ficheiro guardado de qualquer partida pode ser revisto e estudado aqui.
import-reading = A ler o ficheiro e a jogá-lo de novo…
match-open = Ir para a mesa
match-watch = Assistir
match-forget = Esquecer esta partida
match-your-turn = É a sua vez
match-waits = À espera de { $side }
mode-computer = Contra o computador
mode-computer-text = Vê apenas o que veria um jogador no seu lugar.
mode-hotseat = No mesmo ecrã
mode-hotseat-text = Duas pessoas alternam neste dispositivo.
mode-remote = Pela rede
mode-remote-text = Recebe uma ligação secreta para o adversário.
mode-sandbox = Caixa de areia
mode-sandbox-text = Jogue todos os lados, dite os dados, mude a posição.

## Set-up
setup-title = { $game }: nova partida
setup-opponent = Como quer jogar?
setup-scenario = Cenário
setup-side = O seu lado
setup-watch = O computador joga os dois
setup-level = Força do computador
level-time = até { $seconds } s por decisão
level-what-random = Faz qualquer coisa que seja legal.
level-what-recruit = Vê um passo à frente e comete erros.
level-what-veteran = Pensa a sua fase inteira.
level-what-grognard = O jogador mais forte da casa; leva o seu tempo.
setup-options = Leituras das regras ({ $count })
setup-options-text = Onde o regulamento admite duas leituras, escolha uma. A primeira é a nossa.
setup-public = Qualquer pessoa neste servidor pode assistir
setup-start = Começar
default = habitual
cancel = Cancelar

## Table
home = Início
loading = A estender o mapa…
failure-title = Esta mesa não pode ser aberta
error-unknown = O servidor respondeu com um erro ({ $status }).
error-unreachable = O servidor não responde neste momento.
line-connecting = A ligar
line-live = Ligado
line-lost = Ligação perdida. A tentar de novo; o seu plano fica guardado.
line-refused = Não admitido
turn-of = Turno { $turn } de { $turns }
turn-before = Antes do turno 1
side-panel = Ordens, registo e mais
tab-orders = Ordens
tab-log = Registo
tab-score = Pontos
tab-rules = Regras
tab-talk = Mesa
tab-sandbox = Editar
title-your-turn = É a sua vez
banner-you = A decisão é sua ({ $side })
banner-side-decides = Decide: { $side }
banner-wait = À espera de { $side }
banner-computer = O computador decide por { $side }
banner-thinking = a pensar
outcome-won = { $side }: vitória
outcome-draw = Empate
outcome-by-points = Por pontos
outcome-by-resignation = O adversário desistiu
curtain-title = Passe a vez a { $side }
curtain-text = As fichas do próximo jogador só a ele se mostram.
curtain-ready = { $side }: já cá estou
look-as = Ver pelos olhos de
look-as-decider = quem decide
look-as-all = ambos: tudo à vista
overlay = Mostrar no mapa
overlay-none = Só o mapa
overlay-unknown = Este jogo não tem esta camada: { $name }.
overlay-not-here = não neste jogo
overlay-control = Controlo
overlay-zones = Zonas de controlo
overlay-threat = Alcance inimigo
overlay-supply = Abastecimento e contacto
overlay-terrain = Terreno
overlay-contact = Contato e cerco
overlay-in-contact = Ligado à retaguarda
overlay-cut-off = Isolado
overlay-encircled = Cercado
overlay-by-air = Abastecido por aeródromos
overlay-by-sea = Abastecido por portos
overlay-by-both = Abastecido por aeródromos e portos
overlay-unsupplied = Sem abastecimento
overlay-both = Os dois lados
settings = Definições
close = Fechar
add = Juntar
remove = Retirar
copy = Copiar
copied = Copiado
send = Enviar

## Board
board-label = Mapa. As setas movem o cursor, Enter escolhe.
board-controls = Ampliação
zoom-in = Mais perto
zoom-out = Mais longe
zoom-fit = Mapa inteiro
minimap = Vista geral
hex-held = em poder de { $side }
hex-choose = escolher: { $verb }
piece-hidden = ficha oculta ({ $side })
path-price = custa { $cost }, sobram { $left }
box-reinforcements = Reforços
box-eliminated = Eliminadas
box-withdrawn = Retiradas
box-italy = Evacuadas para Itália
box-reserve = Reserva
box-pool = Disponíveis
track-turn = Turno
track-air = Pontos aéreos
track-weather = Tempo
track-supply = Abastecimento
marker-moved = já moveu
marker-stopped = detida pelo inimigo
marker-used = já combateu
marker-awaiting-contact = espera contacto
unit-steps = { $full ->
    [one] um passo
   *[other] { $steps } de { $full } passos
}
unit-range = alcance { $range }

## Orders
actions-label = Passos e voltas atrás
undo = Desfazer
redo = Refazer
restart = Recomeçar a fase
restart-hint = Desfaz tudo o que ainda se pode desfazer nesta fase
next-unit = Próxima unidade
advice = Conselho
advice-title = O computador faria
advice-do = Fazer isso
mode-label = O que significa um clique no mapa
key-hint = Tecla { $key }
hint-unit = Escolha no mapa uma ficha iluminada.
hint-hex = Escolha um hexágono azul; passe por cima para ver o caminho e o custo.
hint-aim = Escolha um alvo cercado a vermelho.
hint-word = Escolha um dos botões debaixo do mapa.
hint-off-map = Escolha uma unidade na lista abaixo; espera ao lado do mapa.
ready-title = { $count ->
    [one] Uma unidade pode agir
   *[other] { $count } unidades podem agir
}
duties-title = Ainda por fazer
which-choice = { $hex }: qual deles?
choice-through = por { $hex }
choice-cost = por { $cost }
choices-title = { $count ->
    [one] Uma escolha em lista
   *[other] Todas as { $count } escolhas em lista
}
choices-search = Procurar nas escolhas
nothing-to-do = Não há nada para decidir agora.
select-stack = Pegar na pilha inteira
all-together = Todas juntas: { $choice }
off-map-title = Prontas fora do mapa
confirm-title = { $verb }?
confirm-text = Você pode desfazer isto até que os dados rolem ou o outro lado tenha de decidir.
confirm-final = Isto não pode ser desfeito.
confirm-idle = { $count ->
    [one] Uma unidade ainda podia agir:
   *[other] { $count } unidades ainda podiam agir:
}

## Combat
combat-declare = Declaração
combat-against = Contra { $hex }
combat-nobody = Ainda ninguém. Junte unidades abaixo ou no mapa.
combat-air = { $points } aéreos
combat-take-out = Retirar: { $unit }
combat-air-out = Sem apoio aéreo ({ $points })
combat-final-note = Até ser selada, a declaração só a si pertence e pode ser desfeita.
combat-result = Resultado
show-on-map = Mostrar
odds-base = Proporção
odds-column = Coluna
odds-how = Como se chega aqui
sum-attack = Ataque
sum-defence = Defesa
sum-power = Fogo
sum-vulnerability = Exposição
sum-shifts = Deslocamentos
chances-title = Probabilidade de cada resultado
chance-outcome = Resultado
chance-share = Probabilidade
no-effect = Sem efeito

## Log
log-title = Registo
log-side = Lado
log-kind = Assunto
log-all-sides = Todos os lados
log-all-kinds = Todos os assuntos
log-kind-dice = Dados
log-kind-sequence = Turnos e fases
log-kind-combat = Combate
log-kind-movement = Movimento
log-kind-other = Outros
log-search = Procurar no registo
log-hex-only = Só { $hex }
log-older = Mostrar entradas anteriores
since-title = Desde a sua última decisão

## Score and luck
score-empty = Ninguém pontuou ainda.
history-title = Como correu
luck-title = Sorte
luck-side = Lado
luck-rolls = Dados
luck-actual = Pintas
luck-expected = Esperado
luck-spread = Distribuição
luck-none = Ainda não caíram dados.
luck-note = Pintas obtidas contra a média de dados justos; se alto é bom depende da tabela.
dice-proof = Posso confiar nos dados?
dice-proof-text = A semente foi fixada antes do primeiro lançamento; esta é a sua impressão digital. No fim a semente é mostrada e todos os lançamentos podem ser verificados.
dice-secret = A semente:

## Rules
rules-search = Procurar nas regras
rule-open = Abrir a regra { $rule }
rule-unknown = Esta regra ainda não tem texto.
rule-option = Nesta partida: { $value }

## Table talk
seats-title = Lugares
seat-you = você
seat-human = um jogador
seat-computer = Computador · { $level }
seat-take = Assumir
seat-give = Deixar ao computador
present = à mesa
absent = ausente
invites-title = Convites
invite-side = Ligação secreta para { $side }
invite-watch = Ligação para espectadores
chat-title = Conversa
chat-empty = Ninguém disse nada ainda.
chat-say = Dizer algo
notes-title = As minhas notas
notes-hint = Só você pode ler isto.
notes-kept = Guardado.
notes-waiting = A escrever …
fork = Experimentar na caixa de areia
export = Guardar em ficheiro
replay = Rever
back-to-table = Voltar à mesa

## Replay
replay-first = Ao início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-on = Um passo em frente
replay-last = Ao fim
replay-slider = Momento
replay-speed = Velocidade

## Sandbox
sandbox-title = Caixa de areia
sandbox-text = Faça uma lista de mudanças e recomece da posição mudada.
dice-dictate = Próximos dados, p. ex. 6 1
dice-set = Fixar
dice-told = Os próximos dados serão: { $values }
edit-unit = Unidade
edit-at = Hexágono ou caixa
edit-do-place = Colocar
edit-do-remove = Tirar
edit-do-steps = Fixar passos
edit-place = { $unit } para { $at }
edit-remove = { $unit } fora da mesa
edit-steps = { $unit }: { $steps } passos
edit-apply = Começar daqui
edit-box = ou uma caixa…
edit-hex = Hexágono
edit-hex-hint = Clique num hexágono do mapa.
edit-clock = Turno e fase
edit-dice = Dados
edit-plan = Alterações
edit-on = sim
edit-off = não
edit-do-set = Definir
edit-set = { $name }: { $value }{ $at }
edit-name-turn = Turno
edit-name-side = Lado que joga
edit-name-phase = Fase
edit-name-control = Na posse de

## Settings
set-language = Língua
set-theme = Luz
theme-auto = Como o sistema
theme-light = Claro
theme-dark = Escuro
set-motion = Movimento
motion-auto = Como o sistema
motion-full = Completo
motion-less = Nenhum
set-sound = Som quando é a minha vez
set-notices = Notificação quando é a minha vez
set-numbers = Números dos hexágonos de perto
set-confirm = Perguntar antes de encerrar uma fase

## Keys
keys-title = Teclado
keys-next = unidade seguinte ou anterior que pode agir
keys-cursor = mover o cursor no mapa
keys-enter = escolher o hexágono sob o cursor
keys-add = juntar à seleção
keys-escape = largar tudo
keys-end = terminar a fase
keys-commit = selar ou passar
keys-undo = desfazer, refazer
keys-zoom = aproximar, afastar, mapa inteiro
keys-pan = mover o mapa
keys-tabs = ordens, registo, pontos, regras, mesa
keys-board = ir para o mapa
keys-advice = pedir conselho
keys-overlay = sobreposição seguinte
keys-help = esta página

## O que os outros fizeram, e conselhos
news-moves = { $count ->
    [one] um movimento inimigo
   *[other] { $count } movimentos inimigos
}
news-fights = { $count ->
    [one] um combate
   *[other] { $count } combates
}
news-lost = { $count ->
    [one] você perdeu uma unidade
   *[other] você perdeu { $count } unidades
}
news-places = { $count ->
    [one] um lugar mudou de mãos
   *[other] { $count } lugares mudaram de mãos
}
news-points = { $count ->
    [1] { $text } ponto
    [-1] { $text } ponto
   *[other] { $text } pontos
}
news-fight = Combate em { $hex }
news-gone = { $unit }: eliminada
news-step = { $unit }: perdeu um passo
news-forced = { $count ->
    [one] Uma escolha foi feita por você, pois só havia uma.
   *[other] { $count } escolhas foram feitas por você, pois só havia uma de cada vez.
}
news-arrows = Mostrar os movimentos no mapa
advice-thinking = O computador pensa sobre a sua posição
advice-busy = Pensando…

## Aims, scores, rules
aim-title = O seu objetivo ({ $side })
aim-decides = Quem vence?
aim-begin = Vamos começar
aim-again = Você reencontra isto em Pontos.
score-catalogue = Tudo o que dá pontos
luck-nobody = O árbitro
log-moves = { $side }: { $count ->
    [one] um movimento
   *[other] { $count } movimentos
}
log-everything = Cada passo, um a um

## Proporções contra força oculta
combat-clash = Combate
odds-hidden = { $counters ->
    [one] A força está oculta: qualquer uma de { $candidates } peças pode estar ali.
   *[other] Ali há { $counters } peças de força oculta: { $candidates } peças são possíveis.
}
odds-cases = O que pode estar ali
odds-own = O seu ataque: { $attack }. Colunas possíveis:
odds-worst = Pior caso
odds-likely = Provável
odds-best = Melhor caso
odds-against = { $attack } contra { $defence }
sum-shifts-known = Deslocamentos em todo caso

## Como jogar
help-title = Como jogar
help-banner = A faixa no alto diz quem decide e sobre o quê. Etiquetas como S-3.0 abrem a regra.
help-move = Clique numa peça que brilha e depois num hexágono azul; ao apontar, vê-se o caminho e o seu preço. Um hexágono proibido diz por quê.
help-fight = Para combater, clique num hexágono com anel vermelho, junte unidades, artilharia e pontos aéreos, veja as chances e confirme.
help-undo = Experimente: desfazer funciona até que os dados rolem ou o outro lado tenha de decidir. O conselho pergunta ao computador.
help-rules = Ler as regras
end-blocked = { $count ->
    [one] Ainda não: uma unidade ainda tem um dever nesta fase. Está acesa no mapa e listada em Ordens.
   *[other] Ainda não: { $count } unidades ainda têm um dever nesta fase. Estão acesas no mapa e listadas em Ordens.
}

## Capítulos das regras

chapter-how-the-game-is-refereed = Como o jogo é arbitrado
chapter-components-and-concepts = Componentes e conceitos
chapter-preparation = Preparação
chapter-railways = Ferrovias
chapter-fortifications = Fortificações
chapter-naval-support = Apoio naval
chapter-weather = Tempo
chapter-material = Material
chapter-sequence-of-play = Sequência de jogo
chapter-the-air = O ar
chapter-movement = Movimento
chapter-the-sea = O mar
chapter-combat = Combate
chapter-operations = Operações
chapter-air-power = Poder aéreo
chapter-end-of-the-turn = Fim do turno
chapter-losses = Perdas
chapter-special-rules = Regras especiais
chapter-artillery = Artilharia
chapter-set-up-and-victory = Montagem e vitória
chapter-mountain-troops = Tropas de montanha
chapter-victory = Vitória
chapter-the-table = A mesa
chapter-the-house = A casa
