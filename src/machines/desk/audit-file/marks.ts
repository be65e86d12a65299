import { tableFileMarks } from '../../fragments/table-file/marks.ts'
import type { MarksOf } from '../../kit/marks/marks.ts'
import { auditMarks } from '../audit/marks.ts'
import type { auditFileMachine } from './machine.ts'

export const auditFileMarks = tableFileMarks(auditMarks.context.asked) satisfies MarksOf<typeof auditFileMachine>
