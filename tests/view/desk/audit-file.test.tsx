import type { Actor } from 'xstate'
import { first } from '../../../model/desk/audit.ts'
import { asked, auditFileFlow } from '../../../model/desk/audit-file.ts'
import type { auditFileMachine } from '../../../src/machines/desk/audit-file/machine.ts'
import { AuditFilePart } from '../../../src/views/desk/audit/file-part.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const File = ({ actor }: { actor: Actor<typeof auditFileMachine> }) => (
  <AuditFilePart actor={actor} audit={{ asked, entries: [first] }} />
)

testView(auditFileFlow, (actor) => <File actor={actor} />)
testControls(auditFileFlow, (actor) => <File actor={actor} />)
