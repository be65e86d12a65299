import { wordsFor } from '../../kit/words.ts'
import { inboxMachine } from './machine.ts'

const C07 = 'решение C07: чат на пульте, спецификация о нём молчит'

export const inboxWords = wordsFor(inboxMachine)({
  title: 'Чат на пульте',
  places: ['/desk/chat'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка переписок', why: C07 },
    failed: { text: 'Переписки не загрузились', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Переписки показаны' },
    'shown.quiet': { text: 'Переписки на экране', why: C07 },
    'shown.renewing': { text: 'Переписки, в фоне новые', why: C07 },
  },
  events: {
    retry: 'Нажимает «Повторить»',
    'list.choose': 'Выбирает открытые или закрытые',
    open: 'Нажимает переписку',
    step: { text: 'Нажата клавиша J или K', by: 'app' },
    renew: { text: 'В переписке что-то сделано', by: 'app' },
  },
  fields: {
    list: { text: 'какие', values: { open: 'открытые', closed: 'закрытые' } },
    id: 'переписка',
    by: { text: 'куда', values: { '1': 'вниз', '-1': 'вверх' } },
  },
  actors: {
    loadInbox: { text: 'Получить переписки', operation: 'listDeskChats' },
    renewInbox: { text: 'Спросить, кто написал', operation: 'listDeskChats' },
  },
  guards: {
    isAnswered: 'ответ получен',
    isOtherList: 'это другой список',
    isOther: 'это другая переписка',
    mayStep: 'есть куда перейти',
  },
  effects: {
    takeProblem: 'запомнить причину',
    takeList: 'запомнить, какие показать',
    takeInbox: 'показать переписки',
    openFirst: 'открыть первую',
    openNamed: 'открыть переписку',
    openBeside: 'открыть соседнюю',
  },
  delays: { RENEWAL: '10 секунд' },
  transitions: { 'loading done loadInbox': ['ER08'] },
})
