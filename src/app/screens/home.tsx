import { LATEST_ROWS } from '../../domain/limits.ts'
import { SalesView } from '../../views/sales/sales/view.tsx'
import { UserToolsView } from '../../views/sales/user-tools/view.tsx'
import type { StatusReader } from '../../domain/sale-status.ts'
import type { Person } from '../../machines/account/session/selectors.ts'
import { mayRegister } from '../may-register.ts'
import { useVisitor } from '../visitor.ts'
import { NEWEST, salesParts } from './sales.tsx'
import { usePreview } from './use-list.ts'
import { useReserve } from './use-reserve.ts'
import { readerOf, toolsParts } from './user-tools.tsx'

type HomeProps = { canRegister: boolean; isLocked: boolean }

const SellerHome = ({ person, ...offer }: HomeProps & { person: Person | null }) => {
  const actor = usePreview(salesParts, LATEST_ROWS, NEWEST)
  return <SalesView isPreview actor={actor} reserve={useReserve(actor, person)} {...offer} />
}

const CustomerHome = ({ reader, ...offer }: HomeProps & { reader: StatusReader }) => (
  <UserToolsView isPreview actor={usePreview(toolsParts, LATEST_ROWS, null)} reader={reader} {...offer} />
)

/** The latest rows of the mode's own list (HM01, HM03); a locked account sees why it cannot add any (PR18). */
export const Screen = () => {
  const visitor = useVisitor()
  const { mode, person } = visitor
  const offer = { canRegister: mayRegister(visitor), isLocked: person?.standing.locked === true }
  return mode === 'seller' ? <SellerHome {...offer} person={person} /> : <CustomerHome {...offer} reader={readerOf(person)} />
}
