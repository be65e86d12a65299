import { wordsFor } from '../../kit/words.ts'
import { deskCountsMachine } from './machine.ts'

const C07 = 'решение C07: пульт оператора, спецификация о нём молчит'

export const deskCountsWords = wordsFor(deskCountsMachine)({
  title: 'Сколько ждёт на пульте',
  places: [],
  noPlace: 'часть шапки пульта',
  main: ['away', 'present'],
  states: {
    away: { text: 'Никто не вошёл, считать не для кого', why: C07 },
    present: { text: 'Оператор на пульте' },
    'present.counting': { text: 'Вопрос, сколько ждёт', why: C07 },
    'present.quiet': { text: 'Числа стоят в шапке', why: C07 },
    'present.settling': { text: 'Оператор что-то сделал, скоро числа другие', why: C07 },
  },
  events: {
    arrive: { text: 'Оператор вошёл', by: 'app' },
    leave: { text: 'Оператор вышел', by: 'app' },
    renew: { text: 'Оператор решил строку или ответил в чате', by: 'app' },
  },
  fields: {},
  actors: { countWaiting: { text: 'Спросить, сколько ждёт', operation: 'listDeskQueues' } },
  guards: {},
  effects: { takeCounts: 'показать числа', forgetCounts: 'забыть числа' },
  delays: { PULSE: 'минута прошла', SETTLED: 'секунда прошла' },
  transitions: {},
})
