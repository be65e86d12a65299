/** The analyst's words of a reason, to be spread into the words of a flow with one. */

export const reasonEventWords = {
  'reason.pick': 'Выбирает причину или свои слова',
  'reason.change': 'Пишет причину',
} as const

export const reasonFieldWords = { at: 'номер причины, пусто — свои слова', words: 'причина словами' } as const

export const reasonEffectWords = {
  pick: 'запомнить причину',
  takeWords: 'запомнить слова',
  showReasonProblem: 'сказать, чего не хватает причине',
  forgetReason: 'забыть причину',
} as const
