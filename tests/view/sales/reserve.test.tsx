import { ReserveMenu } from '../../../src/views/sales/reserve/reserve-menu.tsx'
import { ReservePart } from '../../../src/views/sales/reserve/reserve-part.tsx'
import { reserved, reserveFlow } from '../../../model/sales/reserve.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: Parameters<typeof ReservePart>[0]['actor']) => (
  <>
    <ReservePart actor={actor} />
    <ReserveMenu actor={actor} sale={reserved} />
  </>
)

testView(reserveFlow, view)
testControls(reserveFlow, view)
