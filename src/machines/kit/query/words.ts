/** The analyst's words of a query, to be spread into the words of a flow with one. */

export const renewalEffectWords = {
  countQuiet: 'запомнить, что новостей не было: следующий опрос позже',
  forgetQuiet: 'опрашивать снова часто',
} as const

export const renewalDelayWords = { RENEWAL: 'через 3 с, потом всё реже, до минуты' } as const
