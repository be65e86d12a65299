import { auditMachine } from '../../../machines/desk/audit/machine.ts'
import { AuditView } from '../../../views/desk/audit/view.tsx'
import { deskScreen } from '../flow-screen.tsx'

export const screen = deskScreen(auditMachine, (actor) => <AuditView actor={actor} file={null} />)
