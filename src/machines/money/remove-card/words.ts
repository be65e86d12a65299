import { questionEffectWords } from '../../fragments/question/words.ts'
import { commandEventWords, SILENCE, TURNED_AWAY, turnedAwayWords, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { removeCardMachine } from './machine.ts'

export const removeCardWords = wordsFor(removeCardMachine)({
  title: 'Удаление карты',
  places: ['/balance', '/payments'],
  main: ['routingStart', 'idle', 'asking', 'removing', 'routingAnswer'],
  states: {
    routingStart: { text: 'Осталось ли удаление, на которое не пришёл ответ' },
    idle: { text: 'Карты можно удалять', rows: ['BL22', 'BL23'] },
    asking: { text: 'Вопрос: удалить ли карту', tone: 'question', rows: ['BL22', 'BL25'] },
    removing: { text: 'Просьба об удалении отправлена, ждём ответа', rows: ['API35'] },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('удалена ли карта, неизвестно'),
    refused: { text: 'Окно «Ошибка»: карта на месте', tone: 'problem', rows: ['BL24', 'BL25'] },
  },
  events: {
    ask: 'Нажимает «Удалить карту»',
    keep: 'Нажимает «Оставить»',
    confirm: 'Нажимает «Удалить»',
    ...commandEventWords,
    check: 'Нажимает «Проверить список» или закрывает окно',
    close: 'Закрывает окно «Ошибка»',
  },
  fields: { cardId: 'карта', pan: 'номер карты, закрытый звёздочками' },
  actors: { removeCard: { text: 'Удалить карту', operation: 'removeCard' } },
  guards: {
    isUnanswered: 'на прошлое удаление ответ не пришёл',
    isDone: 'удалена',
    isSilence: 'неизвестно, удалена ли',
    ...turnedAwayWords,
    isGone: 'карты уже нет',
  },
  effects: {
    toast: 'показать уведомление',
    ...questionEffectWords('о какой карте вопрос', 'удалению', 'удаление'),
    tellChanged: 'загрузить список карт заново',
  },
  delays: {},
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['BL22'],
    },
    'routingAnswer always': {
      isDone: ['BL23'],
      isSilence: SILENCE,
      isTurnedAway: TURNED_AWAY,
      isGone: 'решение D95: карта, удалённая раньше, не ошибка',
      else: ['BL24', 'BL25'],
    },
    'idle ask': ['BL22'],
    'asking confirm': ['BL22', 'API35'],
    'removing done removeCard': ['BL23', 'BL24', 'API35'],
    'refused close': ['BL25'],
  },
})
