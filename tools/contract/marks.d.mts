import type { AnyTree } from '../../src/machines/kit/marks/marks.ts'

/** The marks of answers, those of the desk apart; `open`: places of words and numbers that have none. */
export const marksOf: (document: object) => {
  portal: Readonly<Record<string, AnyTree>>
  desk: Readonly<Record<string, AnyTree>>
  open: readonly string[]
}
