/** The rows of a queue as plain data: what stands behind what, and what a decision does to them. */
import type { CaseNews } from '../../kit/effects.ts'
import type { DeskCase } from './types.ts'

/** Whether this operator may take it: nobody has it, or they have it themselves, from another tab or before a reload. */
const isFree = ({ pending, takenBy }: DeskCase, me: string): boolean =>
  pending === null && (takenBy === null || takenBy.id === me)

/** The row beside this one; at the ends, and where this one has gone, the first one. @param id null for none */
export const beside = (cases: readonly DeskCase[], id: string | null, by: 1 | -1): DeskCase | null => {
  const at = cases.findIndex((row) => row.id === id)
  if (at < 0) return cases[0] ?? null
  return cases[at + by] ?? null
}

/** The next row to work on: the first free one behind this, else the first free one of all. */
export const nextFree = (cases: readonly DeskCase[], id: string, me: string): DeskCase | null => {
  const at = cases.findIndex((row) => row.id === id)
  const others = [...cases.slice(at + 1), ...cases.slice(0, Math.max(0, at))]
  return others.find((row) => isFree(row, me)) ?? null
}

/** The rows after the pane has ended one. */
export const afterEnd = (cases: readonly DeskCase[], { id, end }: Pick<CaseNews, 'id' | 'end'>): DeskCase[] => {
  if (end.how === 'gone') return cases.filter((row) => row.id !== id)
  return cases.map((row) => {
    if (row.id !== id) return row
    if (end.how === 'handedOver') return { ...row, takenBy: { ...end.to, until: row.due } }
    return { ...row, takenBy: null, pending: { verdict: end.verdict, due: end.due, byMe: true } }
  })
}

/** A page behind those that are there; a row that has moved meanwhile stands once. */
export const joined = (cases: readonly DeskCase[], more: readonly DeskCase[]): DeskCase[] => {
  const known = new Set(cases.map(({ id }) => id))
  return [...cases, ...more.filter(({ id }) => !known.has(id))]
}
