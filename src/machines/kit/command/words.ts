/** The analyst's words of a command, to be spread into the words of a flow that sends one. */

export const commandEventWords = { repeat: 'Нажимает «Повторить»' } as const

/** Why the state after silence implements no requirement. */
export const SILENCE = 'решение C04: молчание сети не успех и не отказ'

/** The branch of a start that finds a command which nobody has answered. */
export const UNANSWERED = 'решение C04: команда без ответа ждёт и после перезагрузки'

/** The branch of an answer that came after the session's end: a 401 has ended it already. */
export const TURNED_AWAY = ['SC10', 'ER03'] as const

/** @param unknown the unknown outcome: «снят ли резерв, неизвестно» */
export const unansweredWords = (unknown: string) => ({ text: `Ответа нет: ${unknown}`, tone: 'question', why: SILENCE }) as const

/** @param dative the command in two cases: «снятию» @param accusative «снятие» */
export const commandEffectWords = (dative: string, accusative: string) => ({
  commit: `выдать ${dative} ключ`,
  markRepeat: 'отметить повтор',
  takeAnswer: 'запомнить ответ',
  takeSilence: 'считать, что ответа нет',
  forgetAnswer: 'забыть ответ',
  closeCommand: `закрыть ${accusative}`,
})

/** For a flow that has no better ones. */
export const commandGuardWords = {
  isUnanswered: 'есть команда без ответа',
  isDone: 'сделано',
  isSilence: 'неизвестно, сделано ли',
} as const

export const turnedAwayWords = { isTurnedAway: 'сессия закончилась' } as const
