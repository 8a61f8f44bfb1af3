# Frases da própria mesa.

refusal-not-your-seat = Esse lado da mesa não é o seu.
refusal-not-your-unit = { $unit } não é uma das suas unidades.
refusal-unknown-token = Este endereço não abre nenhum lugar nesta mesa. Peça um novo convite.
refusal-private-table = Esta mesa é privada. É preciso um convite para assistir.
refusal-no-such-match = Não existe tal partida.
refusal-no-such-game = Não existe nenhum jogo chamado { $game }. Os jogos são: { $known }.
refusal-no-such-page = Não há nada aqui: { $problem }.
refusal-no-such-language = Essa língua não se fala aqui. Falamos: { $known }.
refusal-wrong-method = Isso não se pode fazer aqui: { $problem }.
refusal-too-large = É mais do que a mesa aguenta de uma vez.
refusal-slow-down = Foi muito de uma só vez. Espere uns segundos e continue.
refusal-busy = Outra pessoa escrevia no mesmo instante. Tente de novo.
refusal-server-fault = Algo correu mal do nosso lado. Nada da sua partida se perdeu; a falha ficou registada.
refusal-log-full = Esta partida chegou às { $most } entradas, o máximo de uma partida.
refusal-chat-length = Diga alguma coisa, mas não mais de { $most } caracteres.
refusal-note-length = Uma nota não pode ter mais de { $most } caracteres.
refusal-sandbox-only = Isso só é possível numa mesa de ensaio.
refusal-computer-failed = O computador não encontrou resposta. Tome o lugar dele ou escolha outro nível.
refusal-unknown-level = Não há nível de computador “{ $level }”. Os níveis são: { $known }.
refusal-name-length = Um nome tem no máximo { $most } caracteres.
refusal-chat-full = Esta mesa já conversou bastante: guarda no máximo { $most } linhas.
refusal-diverged = Este ficheiro não é o que foi jogado: na revisão { $revision } o campo { $field } não volta a dar o mesmo.
refusal-no-map = Não foi possível desenhar o mapa. A falha ficou registada.

level-random = Ao acaso
level-recruit = Recruta
level-veteran = Veterano
level-grognard = Grognard
