/** Reads the three shapes in which a list may come: with its total, without, and as a bare array (TL11, SL21). */
import type { Page } from './types.ts'

export type ListAnswer<Row> = readonly Row[] | { saleHistory?: readonly Row[]; total?: number }

export const pageOf = <Row>(answer: ListAnswer<Row>): Page<Row> => {
  if ('length' in answer) return { rows: [...answer], total: null, isMalformed: false }
  return { rows: [...(answer.saleHistory ?? [])], total: answer.total ?? null, isMalformed: answer.saleHistory === undefined }
}
