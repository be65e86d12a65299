import { wordsFor } from '../../kit/words.ts'
import { queueMachine } from './machine.ts'

const C07 = 'решение C07: очередь оператора, спецификация о ней молчит'

export const queueWords = wordsFor(queueMachine)({
  title: 'Очередь',
  places: ['/desk/queue'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка очереди', why: C07 },
    failed: { text: 'Очередь не загрузилась', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Очередь показана' },
    'shown.quiet': { text: 'Строки на экране', why: C07 },
    'shown.more': { text: 'Загрузка следующих строк', why: C07 },
    'shown.renewing': { text: 'Строки на экране, идёт обновление', why: C07 },
  },
  events: {
    'kind.choose': 'Выбирает очередь',
    retry: 'Нажимает «Повторить»',
    more: 'Нажимает «Показать ещё»',
    open: 'Нажимает строку',
    step: { text: 'Нажата клавиша J или K', by: 'app' },
    'case.ended': { text: 'Строка решена или ушла', by: 'app' },
    undone: { text: 'Решение отменено', by: 'app' },
    renew: { text: 'Список мог измениться', by: 'app' },
  },
  fields: {
    kind: {
      text: 'очередь',
      values: {
        tool: 'чеки',
        document: 'документы',
        inn: 'ИНН',
        point: 'точки',
        finding: 'находки',
        payout: 'выводы',
        correction: 'поправки',
      },
    },
    id: 'строка',
    by: { text: 'куда', values: { '1': 'вниз', '-1': 'вверх' } },
    title: 'название',
    end: 'чем кончилось',
  },
  actors: {
    loadQueue: { text: 'Получить очереди и строки', operation: ['listDeskQueues', 'listDeskCases'] },
    renewQueue: { text: 'Спросить, что изменилось', operation: ['listDeskQueues', 'listDeskCases'] },
  },
  guards: {
    isAnswered: 'ответ получен',
    isOtherKind: 'это другая очередь',
    hasMore: 'есть следующие строки',
    isOtherRow: 'это другая строка списка',
    mayStep: 'в эту сторону есть строка',
    isOfOpenRow: 'речь об открытой строке',
    isLastFree: 'это последняя свободная строка, а следующие есть',
    isOfThisQueue: 'решение из этой очереди',
  },
  effects: {
    toast: 'показать уведомление',
    releaseCase: 'отпустить открытую строку',
    navigate: 'запомнить очередь в адресе',
    takeProblem: 'запомнить причину',
    takeKind: 'запомнить очередь',
    takeQueue: 'показать очередь',
    takeMore: 'добавить строки и, если ничего не открыто, открыть свободную',
    openFirst: 'открыть первую свободную строку',
    openNamed: 'открыть строку',
    openBeside: 'открыть соседнюю строку',
    takeEnd: 'отметить строку и открыть следующую свободную',
    openUndone: 'открыть строку, решение по которой отменено',
  },
  delays: { RENEWAL: '15 секунд' },
  transitions: { 'loading done loadQueue': ['ER08'] },
})
