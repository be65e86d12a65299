import { wordsFor } from '../../kit/words.ts'
import { resendDelayWords, resendEffectWords, resendEventWords, resendGuardWords } from '../../fragments/resend/words.ts'
import { recoverySuccessMachine } from './machine.ts'

export const recoverySuccessWords = wordsFor(recoverySuccessMachine)({
  title: 'Новый пароль отправлен',
  places: ['/auth/recovery-success'],
  main: ['routingPhone', 'shown'],
  states: {
    routingPhone: { text: 'Есть ли телефон в адресе' },
    shown: { text: 'Пароль отправлен по SMS', rows: ['AU37', 'AU40'] },
    'shown.waiting': { text: 'До новой отправки меньше минуты', rows: ['AU40'] },
    'shown.ready': { text: 'Можно отправить ещё раз', rows: ['AU40'] },
    'shown.sending': { text: 'Отправка ещё раз', rows: ['AU40', 'API14'] },
    noPhone: {
      text: 'Телефона в адресе нет: возврат к восстановлению',
      tone: 'problem',
      why: 'решение A15: без телефона отправлять некому',
      end: 'экран покинут',
    },
  },
  events: resendEventWords,
  fields: {},
  actors: { resendCode: { text: 'Отправить новый пароль ещё раз', operation: 'requestPassword' } },
  guards: { ...resendGuardWords, hasPhone: 'в адресе одиннадцать цифр телефона' },
  effects: {
    commitResend: resendEffectWords.commitResend,
    takeSent: resendEffectWords.takeSent,
    navigate: 'перейти',
    endToast: 'убрать уведомление',
    toast: 'показать уведомление',
  },
  delays: resendDelayWords,
  transitions: {
    'routingPhone always': {
      hasPhone: ['NV05', 'AU40'],
      else: 'решение A15: без одиннадцати цифр телефона портал возвращает к восстановлению',
    },
    'shown.ready code.resend': ['AU40'],
    'shown.sending done resendCode': ['AU41', 'API14'],
    'shown.sending error resendCode': ['AU41'],
  },
})
