import { handoverLinkMachine } from '../../../machines/sales/handover-link/machine.ts'
import { HandoverButton } from '../../../views/sales/handover-link/handover-button.tsx'
import { HandoverLinkView } from '../../../views/sales/handover-link/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(handoverLinkMachine, (actor) => (
  <>
    <HandoverButton actor={actor} sale={{ id: '00000000-0000-4000-8004-000000000001', sn: '100.00001' }} />
    <HandoverLinkView actor={actor} />
  </>
))
