import type { ApiResult } from '../../../api/result.ts'
import type { PayloadOf } from '../../../api/types.ts'
import type { Form } from '../../kit/form/form.ts'
import type { AuditValues } from './form.ts'

type AuditPage = PayloadOf<'listAudit'>
export type AuditEntry = AuditPage['entries'][number]
export type AuditAnswer = ApiResult<AuditPage>

/** What is asked for, as it stood when «Показать» was pressed; the next pages ask for the same. */
export interface AuditQuestion {
  values: AuditValues
  /** Null for the first page, whose reading is written down itself. */
  cursor: string | null
}

export interface AuditContext {
  form: Form<AuditValues>
  asked: AuditValues
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
