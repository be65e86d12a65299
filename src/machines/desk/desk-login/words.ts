import { formEffectWords, openGuardWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { deskLoginMachine } from './machine.ts'

const E21 = 'решение E21: вход операторов, спецификация о нём молчит'

export const deskLoginWords = wordsFor(deskLoginMachine)({
  title: 'Вход на пульт',
  places: ['/desk/login'],
  main: ['editing', 'submitting', 'routingAnswer', 'coding', 'signedIn'],
  states: {
    editing: { text: 'Ввод телефона и пароля', why: E21, end: 'дальше ведёт верно заполненная форма' },
    coding: { text: 'Ввод кода из приложения или кода восстановления', why: E21 },
    submitting: { text: 'Проверка', rows: ['API12'] },
    routingAnswer: { text: 'Разбор ответа на вход' },
    paused: { text: 'Вход закрыт, время открытия известно', tone: 'problem', why: 'решение E12: сказано, когда вход откроется' },
    routingForm: { text: 'Был ли спрошен код' },
    signedIn: { text: 'Вход выполнен', tone: 'success', why: E21 },
  },
  events: {
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    submit: 'Нажимает «Войти»',
    back: 'Нажимает «Другой телефон» или «Вернуться ко входу»',
  },
  fields: { username: 'Телефон', password: 'Пароль', code: 'Код' },
  actors: { signIn: { text: 'Проверить телефон, пароль и код', operation: 'deskLogin' } },
  guards: {
    isComplete: 'телефон полный (11 цифр), пароль и код не пусты',
    ...openGuardWords,
    isSignedIn: 'всё верно',
    isCodeAsked: 'пароль верный, нужен код',
    isPauseTold: 'попыток слишком много (пять неудач подряд), и сказано, сколько ждать',
    isPasswordRefused: 'телефон или пароль неверны',
    asksCode: 'код уже спрошен',
  },
  effects: {
    ...formEffectWords,
    navigate: 'перейти',
    storeToken: 'сохранить токен',
    startSession: 'загрузить оператора',
    forgetGoal: 'забыть, куда шёл человек',
    takeAnswer: 'принять ответ',
    askCode: 'показать поле кода',
    dropCode: 'убрать поле кода',
    takePause: 'запомнить, когда вход откроется',
    endPause: 'забыть паузу',
    showAtCode: 'показать сообщение под кодом, ничего не стирать',
    showAtPassword: 'показать сообщение под паролем, ничего не стирать',
    forgetSecrets: 'стереть введённое и токен из памяти экрана',
  },
  delays: { PAUSE: 'вход открылся' },
  transitions: {
    'submitting done signIn': ['API12'],
    'submitting error signIn': ['ER08'],
    'routingAnswer always': {
      isSignedIn: 'решение E21: оператор входит на пульт',
      isCodeAsked: 'решение D228: после верного пароля нужен код',
      isPauseTold: 'решение D228: пять неудач закрывают вход на 15 минут',
      isPasswordRefused: 'решение D228: код спрашивают только после верного пароля',
      asksCode: 'решение D228: неверный код не отменяет пароля',
      else: 'решение E21: отказ стоит у пароля',
    },
    'routingForm always': {
      asksCode: 'решение D228: пауза кончилась, код ещё нужен',
      else: 'решение E21: пауза кончилась, вход сначала',
    },
  },
})
