import { captchaWords } from '../../fragments/captcha/words.ts'
import { commandEffectWords, commandEventWords, SILENCE, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { formEffectWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { recoveryMachine } from './machine.ts'

export const recoveryWords = wordsFor(recoveryMachine)({
  title: 'Восстановление пароля',
  places: ['/auth/recovery'],
  main: ['routingStart', 'form', 'sending', 'routingAnswer', 'sent'],
  states: {
    routingStart: { text: 'Есть ли запрос без ответа' },
    form: { text: 'Ввод телефона', rows: ['AU36', 'VL28'] },
    ...captchaWords.states({ shown: ['AU36'], pending: ['AU36'], absent: ['AU36'] }),
    sending: { text: 'Запрос нового пароля', rows: ['API14'] },
    routingAnswer: { text: 'Разбор ответа' },
    routingForm: { text: 'Нужна ли новая проверка «Я не робот»' },
    unanswered: unansweredWords('отправлен ли пароль, неизвестно'),
    sent: { text: 'Пароль отправлен', tone: 'success', rows: ['AU37'] },
    refused: { text: 'На этот телефон пароль не отправить', tone: 'problem', rows: ['AU38'] },
  },
  events: {
    'form.change': 'Правит телефон',
    'form.blur': 'Уходит из поля',
    ...captchaWords.events,
    submit: 'Нажимает «Получить новый пароль»',
    ...commandEventWords,
    'code.received': 'Нажимает «SMS пришла»',
    back: 'Нажимает «Вернуться к форме»',
  },
  fields: { mobile: 'Телефон' },
  actors: {
    ...captchaWords.actors,
    requestPassword: { text: 'Запросить новый пароль', operation: 'requestPassword' },
  },
  guards: {
    ...captchaWords.guards,
    isComplete: 'телефон полный (11 цифр)',
    isUnanswered: 'есть запрос без ответа',
    isDone: 'пароль отправлен',
    isSilence: 'неизвестно, отправлен ли пароль',
    isRefusedForGood: 'код 500: на этот телефон отправить нельзя',
    isRobotSuspected: 'проверка «Я не робот» не принята',
    hadCaptcha: 'запрос шёл с проверкой «Я не робот»',
  },
  effects: {
    ...formEffectWords,
    ...captchaWords.effects,
    navigate: 'перейти',
    forgetWait: 'начать ожидание следующего пароля заново',
    handPhone: 'подставить телефон во вход',
    ...commandEffectWords('запросу', 'запрос'),
    showProblem: 'показать сообщение под телефоном',
  },
  delays: captchaWords.delays,
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['AU36'],
    },
    'routingAnswer always': {
      isDone: ['AU37'],
      isSilence: SILENCE,
      isRefusedForGood: ['AU38'],
      isRobotSuspected: 'решение A12: на восстановлении та же проверка «Я не робот», что при регистрации',
      else: ['AU39'],
    },
    'routingForm always': {
      hadCaptcha: 'решение A12: проверка «Я не робот» годится один раз',
      else: 'решение A12: форма без проверки работает, если она не загрузилась',
    },
    'form.captchaPassed submit': ['VL28', 'API14'],
    'form.captchaAbsent submit': ['VL28'],
    'sending done requestPassword': ['AU37', 'AU38', 'AU39', 'API14', 'ER08'],
  },
})
