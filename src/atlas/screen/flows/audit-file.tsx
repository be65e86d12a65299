import { auditFileMachine } from '../../../machines/desk/audit-file/machine.ts'
import { emptyAudit } from '../../../machines/desk/audit/form.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import { AuditFilePart } from '../../../views/desk/audit/file-part.tsx'
import { deskScreen } from '../flow-screen.tsx'

const ENTRY = {
  id: '42',
  at: '2026-11-20T09:30:00.000Z',
  event: 'saleApproved',
  actor: null,
  subject: null,
  object: null,
  reason: '',
  note: null,
}

export const screen = deskScreen(auditFileMachine, (actor) => (
  <Panel title="Журнал">
    <AuditFilePart actor={actor} audit={{ asked: emptyAudit, entries: [ENTRY] }} />
  </Panel>
))
