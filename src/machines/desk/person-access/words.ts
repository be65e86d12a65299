import { questionEffectWords } from '../../fragments/question/words.ts'
import { reasonEffectWords, reasonEventWords, reasonFieldWords } from '../../fragments/reason/words.ts'
import {
  commandEventWords,
  commandGuardWords,
  SILENCE,
  TURNED_AWAY,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { personAccessMachine } from './machine.ts'

const C07 = 'решение C07: доступ человека на пульте, спецификация о нём молчит'
const { isDone, isSilence } = commandGuardWords

export const personAccessWords = wordsFor(personAccessMachine)({
  title: 'Доступ человека',
  places: ['/desk/people/:id'],
  main: ['idle', 'asking', 'sending', 'routingAnswer'],
  states: {
    idle: { text: 'Сеансы, выплаты и блокировка доступны', why: C07 },
    asking: { text: 'Вопрос с причиной', tone: 'question', why: C07 },
    sending: { text: 'Команда отправлена, ждём ответа', why: C07 },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('выполнено ли, неизвестно'),
  },
  events: {
    ask: 'Нажимает «Завершить сеансы», «Закрыть выплаты», «Заблокировать» или обратное',
    keep: 'Отказывается в окне с вопросом',
    confirm: 'Подтверждает в окне с вопросом',
    check: 'Нажимает «Проверить»',
    ...reasonEventWords,
    ...commandEventWords,
  },
  fields: {
    deed: {
      text: 'действие',
      values: {
        endSessions: 'завершить сеансы',
        taxLock: 'закрыть выплаты',
        taxUnlock: 'открыть выплаты',
        lock: 'заблокировать',
        unlock: 'разблокировать',
      },
    },
    ...reasonFieldWords,
  },
  actors: {
    act: {
      text: 'Выполнить',
      operation: ['endDeskPersonSessions', 'taxLockDeskPerson', 'lockDeskPerson', 'unlockDeskPerson'],
    },
  },
  guards: {
    isDone,
    isSilence,
    ...turnedAwayWords,
    isReasoned: 'причина есть',
    isAlready: 'это уже сделал другой',
  },
  effects: {
    toast: 'показать уведомление',
    ...questionEffectWords('о каком действии вопрос', 'команде', 'команду'),
    ...reasonEffectWords,
    forgetProblem: 'убрать отказ',
    tellChanged: 'сказать карточке, что человек изменился',
  },
  delays: {},
  transitions: {
    'routingAnswer always': {
      isDone: 'решение C07: оператор завершает сеансы, останавливает выплаты, блокирует',
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isAlready: 'решение C07: то же сделал другой оператор, об этом сказано',
      else: 'решение C07: отказ назван, причина остаётся',
    },
  },
})
