import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  SILENCE,
  TURNED_AWAY,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { deskUndoMachine } from './machine.ts'

const C07 = 'решение C07: решение исполняется через десять секунд, до этого его отменяют'
const { isDone, isSilence } = commandGuardWords

export const deskUndoWords = wordsFor(deskUndoMachine)({
  title: 'Отмена решения',
  places: ['/desk/queue'],
  main: ['none', 'offered', 'cancelling', 'routingAnswer'],
  states: {
    none: { text: 'Отменять нечего', why: C07 },
    offered: { text: 'Решение можно отменить', tone: 'question', why: C07 },
    cancelling: { text: 'Отмена отправлена, ждём ответа', why: C07 },
    routingAnswer: { text: 'Разбор ответа на отмену' },
    unanswered: unansweredWords('отменено ли решение, неизвестно'),
  },
  events: {
    decided: { text: 'Открытая строка решена, или решённая прежде найдена в списке', by: 'app' },
    leave: { text: 'Оператор вышел', by: 'app' },
    undo: 'Нажимает «Отменить» или Z',
    close: 'Нажимает «Проверить список»',
    ...commandEventWords,
  },
  fields: { decision: 'решение' },
  actors: { cancelDecision: { text: 'Отменить решение', operation: 'cancelDeskDecision' } },
  guards: { isDone, isSilence, ...turnedAwayWords, isTooLate: 'десять секунд прошли, решение исполнено' },
  effects: {
    ...commandEffectWords('отмене', 'отмену'),
    toast: 'показать уведомление',
    tellUndone: 'сказать списку, что решение отменено или список изменился',
    takeDecision: 'запомнить решение',
    forgetDecision: 'забыть решение',
  },
  delays: { DUE: 'десять секунд прошли, решение исполняется' },
  transitions: {
    'routingAnswer always': {
      isDone: 'решение D232: решение взято назад',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isTooLate: 'решение D232: после десяти секунд никто не отменяет',
      else: 'решение D232: отказ назван, предложение отменить уходит',
    },
  },
})
