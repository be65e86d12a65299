import { certificateMachine } from '../../../machines/sales/certificate/machine.ts'
import { CertificateButton } from '../../../views/sales/certificate/certificate-button.tsx'
import { CertificateView } from '../../../views/sales/certificate/view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(certificateMachine, (actor) => (
  <>
    <CertificateButton actor={actor} tool={{ id: '00000000-0000-4000-8004-000000000005', sn: '610.00005' }} />
    <CertificateView actor={actor} />
  </>
))
