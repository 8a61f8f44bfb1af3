cli-winner = Vencedor: { $side }
cli-draw = Empate: ninguém venceu.
cli-not-over = A partida não terminou.
cli-taken-back = desfeito
cli-hand-over = { $side }: assuma o teclado e tecle Enter
cli-written = Gravado em { $file }.
cli-no-duties = Nada mais precisa ser feito.
cli-no-rule = A regra { $id } não existe. Parecidas: { $similar }.
cli-no-unit = Você não vê a unidade { $id }.
cli-save-where = Gravar em que arquivo?
cli-odds-how = Escreva: odds UNIDADE,UNIDADE ALVO
cli-choose = Escolha um número de 1 a { $most }, ou digite help.
cli-no-target = O número { $number } não leva alvo.
cli-which-target = O número { $number } pede um destes: { $known }
cli-more = e mais { $count }
cli-hidden = ficha oculta
cli-reduced = reduzida
cli-column = coluna
cli-choices =
    { $count ->
        [one] uma ação legal
       *[other] { $count } ações legais
    }
cli-legal = legal
cli-not-legal = ilegal
cli-attack = ataque
cli-defence = defesa
cli-shifts = colunas
cli-can-reach = { $unit } alcança (restam { $points } pontos)
cli-hex = hexágono
cli-cost = custo
cli-may-stop = pode parar
cli-way = caminho
cli-yes = sim
cli-no = não
cli-help =
    { "  " }3              escolhe o número 3 da lista
    { "  " }3 2118         escolhe o número 3 com o alvo 2118
    { "  " }move … to=2118 qualquer ação por extenso: o verbo e seus campos
    { "  " }list [PALAVRA] as escolhas legais, todas ou só as que contêm a palavra
    { "  " }list 3         o número 3 com todos os seus alvos
    { "  " }view           a mesa como você a vê
    { "  " }duties         o que ainda deve ser feito nesta fase
    { "  " }score          a contagem de pontos
    { "  " }reach UNIDADE  até onde uma unidade pode ir, com os custos
    { "  " }odds UNIDADES ALVO   coluna, modificadores e chances (unidades separadas por vírgula)
    { "  " }rule ID        o que diz uma regra
    { "  " }log            o que aconteceu
    { "  " }undo, redo     desfaz a sua última ação, ou a repete
    { "  " }restart        desfaz tudo o que for possível nesta fase
    { "  " }save ARQUIVO   grava a partida num arquivo
    { "  " }quit           deixa a mesa
