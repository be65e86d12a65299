/** The file of the audit: what it asks for is what the list has asked for. */
import { parseDay } from '../../../domain/dates/day.ts'
import { tableFileName } from '../../../domain/dates/file-name.ts'
import type { FileOrder } from '../../fragments/table-file/types.ts'
import type { AuditValues } from '../audit/form.ts'

/** «Журнал 01.11.2026–27.11.2026.csv», with its request. */
export const auditFileOrder = (asked: AuditValues): FileOrder<AuditValues> => ({
  name: tableFileName('Журнал', { from: parseDay(asked.from), to: parseDay(asked.to) }),
  request: asked,
})
