import { SERVER_ERROR_RETRY_SECONDS } from '../../../domain/portal/limits.ts'
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
  guards: { isOver: `прошло ${SERVER_ERROR_RETRY_SECONDS} секунд` },
  effects: {
    navigate: 'перейти',
    reloadUser: 'загрузить пользователя заново, если его нет',
  },
  delays: { SECOND: 'через секунду' },
  transitions: {
    'routingTick always': {
      isOver: ['ER02'],
      else: ['ER02'],
    },
    'counting after SECOND': ['ER02'],
    'counting home': ['ER02'],
  },
})
