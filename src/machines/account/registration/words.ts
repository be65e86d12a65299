import { captchaWords } from '../../fragments/captcha/words.ts'
import { commandEffectWords, commandEventWords, SILENCE, UNANSWERED, unansweredWords } from '../../kit/command/words.ts'
import { formEffectWords } from '../../kit/form/words.ts'
import { wordsFor } from '../../kit/words.ts'
import { registrationMachine } from './machine.ts'

export const registrationWords = wordsFor(registrationMachine)({
  title: 'Регистрация: код по SMS',
  places: ['/auth/registration'],
  main: ['routingStart', 'form', 'sending', 'routingAnswer', 'done'],
  states: {
    routingStart: { text: 'Есть ли запрос без ответа' },
    form: { text: 'Форма', rows: ['AU16', 'AU17', 'VL18', 'VL19'] },
    ...captchaWords.states({ shown: ['AU16', 'API63'], pending: ['AU16', 'VL20'], absent: ['AU18'] }),
    sending: { text: 'Запрос кода', rows: ['API13'] },
    routingAnswer: { text: 'Разбор ответа' },
    routingForm: { text: 'Была ли проверка' },
    unanswered: unansweredWords('отправлена ли SMS, неизвестно'),
    done: { text: 'Код отправлен', tone: 'success', rows: ['AU19'] },
  },
  events: {
    'form.change': 'Правит поле',
    'form.blur': 'Уходит из поля',
    ...captchaWords.events,
    submit: 'Нажимает «Зарегистрироваться»',
    ...commandEventWords,
    'code.enter': 'Нажимает «Ввести код»',
    back: 'Нажимает «Вернуться к форме»',
  },
  fields: {
    mobile: 'Телефон',
    license: { text: 'соглашение', values: { true: 'отмечено', false: 'снято' } },
    consent: { text: 'согласие на обработку данных', values: { true: 'отмечено', false: 'снято' } },
  },
  actors: { ...captchaWords.actors, requestCode: { text: 'Запросить код по SMS', operation: 'requestRegistrationCode' } },
  guards: {
    ...captchaWords.guards,
    isNew: 'что-то изменилось',
    isComplete: 'телефон полный (11 цифр), соглашение и согласие отмечены',
    lacksConsentAlone: 'не хватает только согласия на обработку данных',
    isUnanswered: 'есть запрос без ответа',
    isDone: 'код отправлен',
    isSilence: 'неизвестно, отправлен ли код',
    isRobotSuspected: 'сервер требует проверку «Я не робот»',
    hadCaptcha: 'проверка была',
  },
  effects: {
    ...formEffectWords,
    navigate: 'перейти',
    forgetWait: 'начать ожидание следующего кода заново',
    ...captchaWords.effects,
    revealErrors: 'показать сообщение у согласия',
    ...commandEffectWords('запросу', 'запрос'),
    showProblem: 'показать сообщение под телефоном',
  },
  delays: captchaWords.delays,
  transitions: {
    'routingStart always': {
      isUnanswered: UNANSWERED,
      else: ['AU16', 'AU17'],
    },
    'routingAnswer always': {
      isDone: ['AU19'],
      isSilence: SILENCE,
      isRobotSuspected: 'решение D12: без проверки «Я не робот» сервер пускает не всегда',
      else: ['AU20'],
    },
    'routingForm always': {
      hadCaptcha: ['VL20'],
      else: ['AU18'],
    },
    'form form.blur': ['VL18', 'VL13'],
    'form.captchaLoading done prepareCaptcha': ['API63', 'AU18'],
    'form.captchaLoading error prepareCaptcha': ['AU18'],
    'form.captchaLoading after CAPTCHA_TIMEOUT': ['AU18'],
    'form.captchaPending captcha.solve': ['VL20'],
    'form.captchaSolving done solveCaptcha': ['API63', 'VL20'],
    'form.captchaPassed submit': ['VL18', 'VL19', 'VL20', 'VL14', 'API13'],
    'form.captchaAbsent submit': ['AU18', 'VL18', 'VL19', 'VL14', 'API13'],
    'sending done requestCode': ['AU19', 'AU20', 'API13'],
    'sending error requestCode': ['ER08'],
  },
})
