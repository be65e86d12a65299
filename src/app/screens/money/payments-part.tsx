/** The payouts of a seller's profile, with their flows. */
import type { Person } from '../../../machines/account/session/selectors.ts'
import { ClosedPayments, MiniPayments, PaymentsTab } from '../../../views/profile/payments/view.tsx'
import { HistoryPart, MiniHistoryPart } from './history-part.tsx'
import { useCards } from './use-cards.ts'

const Open = ({ owner }: { owner: string }) => <MiniPayments flows={useCards(owner)} history={<MiniHistoryPart />} />

/** The mini table (PR24–PR28). */
export const MiniPaymentsPart = ({ person }: { person: Person }) =>
  person.innApproved ? <Open owner={person.id} /> : <ClosedPayments />

/** The tab, for people whose INN is approved. */
export const PaymentsTabPart = ({ person }: { person: Person }) => (
  <PaymentsTab person={person} flows={useCards(person.id)} history={<HistoryPart />} />
)
