import { auditFlow } from '../../../model/desk/audit.ts'
import { AuditView } from '../../../src/views/desk/audit/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(auditFlow, (actor) => <AuditView actor={actor} file={null} />)
testControls(auditFlow, (actor) => <AuditView actor={actor} file={null} />)
