/** Marks of a list of people. */
import { answerMarks } from '../../kit/marks/parts.ts'

export const rosterPageMarks = { rows: { '*': { $: 'SellerEntry' } }, total: 'kept', next: 'id' } as const

export const rosterMarks = { ...rosterPageMarks, size: 'kept', problem: 'text' } as const

export const rosterCallMarks = { loadPage: answerMarks(rosterPageMarks) } as const
