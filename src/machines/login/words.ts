import { wordsFor } from '../kit/words.ts'
import { loginMachine } from './machine.ts'

export const loginWords = wordsFor(loginMachine)({
  title: 'Вход',
  states: {
    routingPage: { text: 'Выбор экрана по адресу' },
    editing: { text: 'Ввод телефона и пароля', rows: ['AU04', 'AU05', 'AU06', 'VL16', 'VL17'] },
    submitting: { text: 'Проверка телефона и пароля' },
    routingAnswer: { text: 'Разбор ответа на вход' },
    routingFailure: { text: 'Подсчёт неудачных попыток' },
    again: { text: 'Пароль введён неверно пять раз', rows: ['AU12', 'AU13'] },
    signedIn: { text: 'Вход выполнен', rows: ['AU07'] },
  },
  events: {
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Войти»',
    cancel: 'Нажимает «Отмена»',
    'password.request': 'Нажимает «Запросить новый пароль»',
    'url.changed': 'Переходит по истории браузера',
  },
  actors: { signIn: { text: 'Проверить телефон и пароль', operation: 'login' } },
  guards: {
    isComplete: 'телефон полный, пароль не пуст',
    isSignedIn: 'пароль верный',
    isRefused: 'пароль неверный или попыток слишком много',
    isLimitReached: 'это пятая неудача подряд',
    isOnAgainPage: 'открыт адрес /auth/again',
    opensAgainPage: 'адрес стал /auth/again',
    opensLoginPage: 'адрес стал /auth/login',
  },
  effects: {
    navigate: 'перейти',
    storeToken: 'сохранить токен',
    removeToken: 'удалить токен',
    startSession: 'загрузить пользователя',
    rememberFails: 'запомнить число неудач',
    forgetFails: 'забыть неудачи',
    forgetSecrets: 'стереть пароль и токен из памяти экрана',
    countFailure: 'прибавить неудачу',
    showRefusal: 'показать отказ под паролем, очистить телефон',
    showProblem: 'показать сообщение под паролем, ничего не стирать',
  },
  transitions: {
    'editing submit': ['VL12', 'VL13', 'VL14'],
    'submitting done signIn': ['AU07', 'AU08', 'AU09', 'AU10', 'AU11', 'API12'],
    'submitting error signIn': ['ER08'],
    'again cancel': ['AU14'],
    'again password.request': ['AU15'],
  },
})
