import { certificateFlow, OWN } from '../../../model/sales/certificate.ts'
import { CertificateButton } from '../../../src/views/sales/certificate/certificate-button.tsx'
import type { CertificateActor } from '../../../src/views/sales/certificate/types.ts'
import { CertificateView } from '../../../src/views/sales/certificate/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: CertificateActor) => (
  <>
    <CertificateButton actor={actor} tool={OWN} />
    <CertificateView actor={actor} />
  </>
)

testView(certificateFlow, view)
testControls(certificateFlow, view)
