/** The analyst's words of a form, to be spread into the words of its flow. */

export const formEffectWords = {
  changeField: 'изменить поле',
  leaveField: 'проверить поле',
  revealErrors: 'показать сообщения под полями',
} as const

export const openGuardWords = { mayChange: 'поле открыто', mayLeave: 'поле открыто' } as const
