import { LATEST_ROWS } from '../../domain/limits.ts'
import { userToolsActors } from '../../machines/user-tools/actors.ts'
import { userToolsMachine } from '../../machines/user-tools/machine.ts'
import { LatestSalesView } from '../../views/sales/latest-view.tsx'
import { LatestToolsView } from '../../views/user-tools/latest-view.tsx'
import { whenActive } from '../effects/device.ts'
import { useFlow, type FlowParts } from '../flow.ts'
import { mayRegister } from '../may-register.ts'
import { useVisitor } from '../visitor.ts'
import { NEWEST, salesParts } from './sales.tsx'

const toolsParts: FlowParts<typeof userToolsMachine> = {
  machine: userToolsMachine,
  actors: ({ api }) => userToolsActors(api, whenActive),
}

type HomeProps = { canRegister: boolean }

const SellerHome = ({ canRegister }: HomeProps) => (
  <LatestSalesView actor={useFlow(salesParts, { size: LATEST_ROWS, sort: NEWEST })} canRegister={canRegister} />
)

const CustomerHome = ({ canRegister, isLegal }: HomeProps & { isLegal: boolean }) => (
  <LatestToolsView
    actor={useFlow(toolsParts, { size: LATEST_ROWS, sort: null })}
    reader={isLegal ? 'legal' : 'customer'}
    canRegister={canRegister}
  />
)

/** The latest rows of the mode's own list (HM01, HM03). */
export const Screen = () => {
  const visitor = useVisitor()
  const canRegister = mayRegister(visitor)
  return visitor.mode === 'seller' ? (
    <SellerHome canRegister={canRegister} />
  ) : (
    <CustomerHome canRegister={canRegister} isLegal={visitor.person?.standing.isLegalEntity === true} />
  )
}
