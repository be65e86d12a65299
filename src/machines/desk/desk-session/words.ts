import { wordsFor } from '../../kit/words.ts'
import { deskSessionMachine } from './machine.ts'

const E21 = 'решение E21: вход операторов'

export const deskSessionWords = wordsFor(deskSessionMachine)({
  title: 'Сеанс оператора',
  places: [],
  noPlace: 'часть каждой страницы пульта',
  main: ['routingToken', 'starting', 'ready'],
  states: {
    routingToken: { text: 'Сохранён ли токен' },
    anonymous: { text: 'Никто не вошёл', why: E21, end: 'дальше ведёт вход на пульт' },
    starting: { text: 'Загрузка оператора', why: E21 },
    failed: { text: 'Оператор не загрузился', tone: 'problem', rows: ['ER08'] },
    ready: { text: 'Оператор вошёл', tone: 'success', why: E21 },
    signingOut: { text: 'Выход: сервер отзывает токен', why: E21 },
    expired: { text: 'Сеанс закончился' },
    turnedAway: { text: 'Учётная запись больше не оператор' },
  },
  events: {
    started: { text: 'Вход выполнен', by: 'app' },
    unauthorised: { text: 'Сервер ответил 401', by: 'app' },
    signOut: 'Нажимает «Выход»',
    giveUp: 'Нажимает «Выйти», когда оператор не загрузился',
    'token.changed': { text: 'В другой вкладке вошли или вышли', by: 'app' },
    retry: 'Нажимает «Повторить»',
  },
  fields: { token: 'токен' },
  actors: {
    loadOperator: { text: 'Получить оператора', operation: 'getDeskMe' },
    revoke: { text: 'Отозвать токен', operation: 'logout' },
  },
  guards: {
    isAnswered: 'ответ получен',
    hasToken: 'токен сохранён',
    isOver: 'сеанс закончился',
    isNoOperator: 'это не оператор',
    isSignedOutElsewhere: 'в другой вкладке вышли',
    isOtherToken: 'в другой вкладке вошли',
  },
  effects: {
    navigate: 'перейти',
    removeToken: 'удалить токен',
    rememberGoal: 'запомнить, куда шёл человек',
    toast: 'показать уведомление',
    logProblem: 'записать неполадку',
    takeProblem: 'запомнить причину',
    takeToken: 'принять токен',
    takeOperator: 'принять оператора',
    forgetOperator: 'забыть оператора',
    forgetToken: 'забыть токен',
  },
  delays: { REVOKE_LIMIT: 'сервер не ответил за 5 секунд' },
  transitions: {
    'starting done loadOperator': ['ER08'],
    'routingToken always': {
      hasToken: 'решение D247: сеанс оператора живёт в браузере',
      else: 'решение E21: без токена пульт показывает вход',
    },
  },
})
