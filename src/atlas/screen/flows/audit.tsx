import { auditMachine } from '../../../machines/desk/audit/machine.ts'
import { AuditView } from '../../../views/desk/audit/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(auditMachine, (actor) => <AuditView actor={actor} file={null} />)
