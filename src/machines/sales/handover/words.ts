import {
  commandEffectWords,
  commandEventWords,
  commandGuardWords,
  turnedAwayWords,
  unansweredWords,
} from '../../kit/command/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { handoverMachine } from './machine.ts'

const WHY = 'решения E17, D223: ссылку продавца открывают без входа'
const ONE_TAP = 'решения E17, D224: покупатель регистрирует инструмент одним нажатием'
const OVER = 'решения E17, D222: ссылка живёт сутки, срабатывает один раз, продавец может её отменить'
const OWN_WAY = 'дальше ведёт регистрация по своему чеку'

export const handoverWords = wordsFor(handoverMachine)({
  title: 'Передача покупателю: ссылка открыта',
  places: ['/handover'],
  main: ['routingStart', 'loading', 'shown.routingReader', 'shown.customer', 'registering', 'routingAnswer', 'done'],
  states: {
    routingStart: { text: 'Есть ли токен, и осталась ли регистрация без ответа' },
    loading: { text: 'Ссылка проверяется', rows: ['RL01'] },
    failed: { text: 'Проверить ссылку не удалось', tone: 'problem', rows: ['ER08'] },
    shown: { text: 'Инструмент и чек показаны', why: WHY },
    'shown.routingReader': { text: 'Кто открыл ссылку' },
    'shown.starting': { text: 'Сеанс начинается', why: WHY },
    'shown.stranger': { text: 'Открыл человек без входа: продолжить по номеру телефона или войти', why: WHY },
    'shown.seller': {
      text: 'Открыл человек в режиме продавца: предложить режим покупателя',
      why: 'решение D225: режим меняют на месте',
    },
    'shown.barred': {
      text: 'Открыла организация или заблокированный: этой ссылкой инструмент не зарегистрировать',
      tone: 'problem',
      rows: ['RL07', 'LT36'],
    },
    'shown.customer': { text: 'Открыл покупатель: зарегистрировать одним нажатием', why: ONE_TAP },
    registering: { text: 'Регистрация отправлена, ждём ответа', why: ONE_TAP },
    routingAnswer: { text: 'Разбор ответа' },
    unanswered: unansweredWords('зарегистрирован ли инструмент, неизвестно'),
    refused: { text: 'Отказано', tone: 'problem', rows: ['ER08'] },
    done: { text: 'Инструмент добавлен', why: ONE_TAP, end: 'зарегистрирован; ссылки ведут к инструменту и к списку' },
    yours: { text: 'Этот человек уже зарегистрировал инструмент', why: OVER, end: 'ссылка ведёт к списку инструментов' },
    used: { text: 'Ссылка уже сработала', why: OVER, end: OWN_WAY },
    revoked: { text: 'Продавец отменил ссылку', tone: 'problem', why: OVER, end: OWN_WAY },
    expired: { text: 'Ссылка больше не действует', tone: 'problem', why: OVER, end: OWN_WAY },
  },
  events: {
    'reader.changed': { text: 'Человек вошёл, вышел или сменил режим', by: 'app' },
    retry: 'Нажимает «Повторить»: проверить ссылку ещё раз',
    join: 'Нажимает «Продолжить по номеру телефона»',
    login: 'Нажимает «У меня есть аккаунт»',
    switch: 'Нажимает «Перейти в режим покупателя»',
    leave: 'Нажимает «Это не вы?»',
    register: 'Нажимает «Зарегистрировать»',
    edit: 'Нажимает «Изменить данные»',
    ...commandEventWords,
    back: 'Возвращается к инструменту',
  },
  fields: { reader: 'кто смотрит' },
  actors: {
    openHandover: { text: 'Показать, что передаёт продавец', operation: 'openHandover' },
    registerHandover: { text: 'Зарегистрировать по ссылке', operation: 'registerHandover' },
  },
  guards: {
    ...commandGuardWords,
    ...turnedAwayWords,
    isAnswered: 'ссылка действует',
    lacksToken: 'в адресе нет токена',
    isYours: 'инструмент уже у этого человека',
    isUsed: 'ссылка уже сработала',
    isRevoked: 'продавец отменил ссылку',
    isOver: 'сутки прошли, или такой ссылки нет',
    isCustomer: 'человек в режиме покупателя',
    isStranger: 'человек не вошёл',
    isSeller: 'человек в режиме продавца',
    isBarred: 'организация или заблокированный аккаунт',
  },
  effects: {
    navigate: 'перейти',
    rememberGoal: 'запомнить, что после входа вернуться сюда',
    storeMode: 'предложить регистрацию покупателя',
    changeMode: 'сменить режим и остаться здесь',
    leaveAccount: 'выйти из аккаунта и запомнить ссылку',
    ...commandEffectWords('регистрации', 'регистрацию'),
    takeReader: 'запомнить, кто смотрит',
    takeHandover: 'показать инструмент и чек',
    takeProblem: 'запомнить причину',
    keepProblem: 'запомнить, почему отказано',
  },
  delays: {},
  transitions: { 'loading done openHandover': ['RL01', 'ER08'] },
})
