import { formEffectWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { auditMachine } from './machine.ts'

const C07 = 'решение C07: журнал читают операторы, спецификация о нём молчит'

export const auditWords = wordsFor(auditMachine)({
  title: 'Журнал',
  places: ['/desk/audit'],
  main: ['loading', 'shown'],
  states: {
    loading: { text: 'Загрузка журнала', why: C07 },
    failed: { text: 'Журнал не загрузился', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Журнал показан' },
    'shown.quiet': { text: 'Записи на экране', why: C07, end: 'дальше ведёт шапка пульта' },
    'shown.more': { text: 'Загрузка следующих записей', why: C07 },
  },
  events: {
    'form.change': 'Правит отбор',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Показать»',
    more: 'Нажимает «Показать ещё»',
    retry: 'Нажимает «Повторить»',
  },
  fields: { person: 'Человек', object: 'Номер строки', operator: 'Кто сделал', from: 'С', to: 'По' },
  actors: { loadAudit: { text: 'Получить записи журнала и операторов', operation: ['listAudit', 'listDeskOperators'] } },
  guards: {
    isAnswered: 'ответ получен',
    isComplete: 'дни пусты или вида дд.мм.гггг, второй не раньше первого',
    hasMore: 'есть следующие записи',
  },
  effects: {
    ...formEffectWords,
    toast: 'показать уведомление',
    takeProblem: 'запомнить причину',
    ask: 'запомнить отбор',
    takePage: 'показать записи и операторов',
  },
  delays: {},
  transitions: { 'loading done loadAudit': ['ER08'] },
})
