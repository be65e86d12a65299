import { wordsFor } from '../../kit/words.ts'
import { warrantyMachine } from './machine.ts'

const WHY = 'решение E17: сертификат гарантии открывают без входа'
const END = 'проверено; человек закрывает страницу'

export const warrantyWords = wordsFor(warrantyMachine)({
  title: 'Проверка гарантии',
  places: ['/w/:token'],
  main: ['loading', 'valid'],
  states: {
    loading: { text: 'Гарантия проверяется', rows: ['RL01'] },
    valid: { text: 'Гарантия действует', why: WHY, end: END },
    ended: { text: 'Гарантия закончилась', why: WHY, end: END },
    unknown: { text: 'Такого сертификата нет', tone: 'problem', why: WHY, end: 'сертификат показывает заново его владелец' },
    failed: { text: 'Проверить не удалось', tone: 'problem', rows: ['ER08'] },
  },
  events: { retry: 'Нажимает «Повторить»' },
  fields: { token: 'токен с сертификата', warranty: 'модель, даты, последние цифры номера' },
  actors: { checkWarranty: { text: 'Проверить гарантию по токену', operation: 'checkWarranty' } },
  guards: {
    isValid: 'гарантия действует',
    isAnswered: 'гарантия закончилась',
    isUnknown: 'сервер такого токена не знает: отозван, обрезан или не выдавался',
  },
  effects: { takeWarranty: 'показать гарантию', takeProblem: 'запомнить причину' },
  delays: {},
  transitions: { 'loading done checkWarranty': ['RL01', 'ER08'] },
})
