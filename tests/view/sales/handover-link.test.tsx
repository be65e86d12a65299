import { handoverLinkFlow, SOLD } from '../../../model/sales/handover-link.ts'
import { HandoverButton } from '../../../src/views/sales/handover-link/handover-button.tsx'
import type { HandoverLinkActor } from '../../../src/views/sales/handover-link/types.ts'
import { HandoverLinkView } from '../../../src/views/sales/handover-link/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: HandoverLinkActor) => (
  <>
    <HandoverButton actor={actor} sale={SOLD} />
    <HandoverLinkView actor={actor} />
  </>
)

testView(handoverLinkFlow, view)
testControls(handoverLinkFlow, view)
