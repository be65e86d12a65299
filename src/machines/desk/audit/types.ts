import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { AuditValues } from './form.ts'

export type Colleague = PayloadOf<'listDeskOperators'>[number]

type AuditPage = PayloadOf<'listAudit'>
export type AuditEntry = AuditPage['entries'][number]
export type AuditAnswer = ApiResult<AuditPage & { colleagues: Colleague[] | null }>

/** What is asked for, as it stood when «Показать» was pressed; the next pages ask for the same. */
export interface AuditQuestion {
  values: AuditValues
  /** Null for the first page, whose reading is written down itself. */
  cursor: string | null
  /** Whether the other operators are not known yet: they are asked for besides. */
  needsColleagues: boolean
}

export interface AuditInput {
  /** Who reads. */
  me: Colleague
}

export interface AuditContext {
  form: Form<AuditValues>
  asked: AuditValues
  me: Colleague
  /** The other operators; null while they are not known. */
  colleagues: Colleague[] | null
  entries: AuditEntry[]
  next: string | null
  problem: string | null
}

export type AuditEvent =
  | { type: 'form.change'; patch: Partial<AuditValues> }
  | { type: 'form.blur'; field: keyof AuditValues }
  | { type: 'submit' }
  | { type: 'more' }
  | { type: 'retry' }
