/** The analyst's words of sending in parts, to be spread into the words of a flow that does. */

export const partGuardWords = {
  hasPart: 'осталась неотправленная часть',
  hasRefused: 'какую-то часть не приняли',
  isTooOften: 'сервер просит подождать',
} as const

export const partEffectWords = { settlePart: 'отметить, что стало с частью' } as const

export const partDelayWords = { PART_PAUSE: 'через столько, сколько просит сервер' } as const
