/** The analyst's words of a repeated code request, to be spread into the words of a flow with one. */

export const resendEventWords = { 'code.resend': 'Нажимает «Отправить код ещё раз»' } as const

export const resendGuardWords = {
  isCodeSent: 'код отправлен',
  mayResend: 'больше ничего не отправляется',
} as const

export const resendEffectWords = {
  commitResend: 'выдать запросу кода ключ',
  takeSent: 'запомнить ответ и начать ожидание',
  showResendProblem: 'показать, почему код не отправлен',
} as const

export const resendDelayWords = { RESEND_WAIT: 'через 60 секунд' } as const
