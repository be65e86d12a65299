import { auditActors } from '../../machines/desk/audit/actors.ts'
import { auditMachine } from '../../machines/desk/audit/machine.ts'
import { AuditView } from '../../views/desk/audit/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'

const parts: DeskFlowParts<typeof auditMachine> = { machine: auditMachine, actors: ({ api }) => auditActors(api) }

export const AuditScreen = () => <AuditView actor={useDeskFlow(parts, undefined)} />
