/** The audit as a file, as it is asked for. */
import { createTableFileMachine } from '../../fragments/table-file/machine.ts'
import type { AuditValues } from '../audit/form.ts'

export const auditFileMachine = createTableFileMachine<AuditValues, 'auditFile'>('auditFile')
