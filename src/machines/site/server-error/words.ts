import { wordsFor } from '../../kit/words.ts'
import { serverErrorMachine } from './machine.ts'

export const serverErrorWords = wordsFor(serverErrorMachine)({
  title: 'Временная ошибка сервера',
  places: ['/server-error'],
  main: ['counting', 'routingTick', 'leaving'],
  states: {
    counting: { text: 'Обратный отсчёт до повтора', rows: ['ER02', 'NV23'] },
    routingTick: { text: 'Прошла секунда' },
    leaving: { text: 'Возврат туда, откуда пришли', rows: ['ER02'] },
  },
  events: {
    retry: 'Нажимает «Повторить сейчас»',
    home: 'Нажимает «На главную»',
  },
  fields: {},
  actors: {},
  guards: { isOver: 'полминуты прошли' },
  effects: {
    navigate: 'перейти',
    reloadUser: 'загрузить пользователя заново, если его нет',
  },
  delays: { SECOND: 'через секунду' },
  transitions: {
    'counting after SECOND': ['ER02'],
    'counting home': ['ER02'],
  },
})
