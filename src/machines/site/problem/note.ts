/** Characters of what a person adds in words. */
export const NOTE_LENGTH = 1_000

/** @returns why it cannot be sent; null where it can, empty too */
export const noteProblem = (note: string): string | null =>
  note.trim().length > NOTE_LENGTH ? `Не больше ${NOTE_LENGTH} знаков` : null
