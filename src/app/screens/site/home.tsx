import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { LATEST_ROWS } from '../../../domain/portal/limits.ts'
import type { StatusReader } from '../../../domain/sales/sale-status.ts'
import { counterActors } from '../../../machines/sales/counter/actors.ts'
import { counterMachine } from '../../../machines/sales/counter/machine.ts'
import { CounterView, type CounterProps } from '../../../views/sales/counter/view.tsx'
import { UserToolsView } from '../../../views/sales/user-tools/view.tsx'
import { WaitingRequests } from '../../../views/team/request-count/waiting-requests.tsx'
import { SellersPart } from '../../../views/team/sellers/home-part.tsx'
import { useServices } from '../../session/context.ts'
import { whenActive } from '../../effects/active.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { isAdministrator, type Visitor } from '../../routing/guard.ts'
import { mayRegister } from '../../routing/may-register.ts'
import { pointsHref } from '../../shell/member-navigation.ts'
import { useVisitor } from '../../session/visitor.ts'
import { NEWEST, salesParts } from '../sales/sales.tsx'
import { requestCountParts, sellersParts } from '../team/sellers.tsx'
import { usePreview } from '../use-list.ts'
import { useReserve } from '../sales/use-reserve.ts'
import { useCertificate } from '../sales/use-certificate.ts'
import { readerOf } from '../sales/reader-of.ts'
import { toolsParts } from '../sales/user-tools.tsx'

const counterParts: FlowParts<typeof counterMachine> = {
  machine: counterMachine,
  actors: ({ api }) => counterActors(api, whenActive),
}

const SellerHome = ({ visitor, team = null }: { visitor: Visitor; team?: CounterProps['team'] }) => {
  const { session } = useServices()
  const score = useSelector(session, ({ context }) => context.score)
  const actor = useFlow(counterParts, undefined)
  const latest = usePreview(salesParts, LATEST_ROWS, NEWEST)
  const reserve = useReserve(latest, visitor.person)
  useEffect(() => {
    const subscription = reserve.on('changed', () => actor.send({ type: 'reload' }))
    return () => subscription.unsubscribe()
  }, [actor, reserve])
  return (
    <CounterView
      actor={actor}
      latest={latest}
      reserve={reserve}
      standing={visitor.person?.standing ?? null}
      score={score}
      pointsHref={pointsHref(visitor)}
      canRegister={mayRegister(visitor)}
      team={team}
    />
  )
}

/** The same with the administrator's own work (HM02). */
const AdminHome = ({ visitor }: { visitor: Visitor }) => {
  const sellers = useFlow(sellersParts, { size: LATEST_ROWS })
  const count = useFlow(requestCountParts, undefined)
  const team = { count, requests: <WaitingRequests actor={count} />, sellers: <SellersPart actor={sellers} /> }
  return <SellerHome visitor={visitor} team={team} />
}

const CustomerHome = ({ visitor, reader }: { visitor: Visitor; reader: StatusReader }) => (
  <UserToolsView
    isPreview
    actor={usePreview(toolsParts, LATEST_ROWS, null)}
    reader={reader}
    canRegister={mayRegister(visitor)}
    isLocked={visitor.person?.standing.locked === true}
    certificate={useCertificate(visitor.person)}
  />
)

/** A seller's counter (HM01), an administrator's with the sellers (HM02), or a customer's latest tools (HM03). */
export const Screen = () => {
  const visitor = useVisitor()
  if (visitor.mode !== 'seller') return <CustomerHome visitor={visitor} reader={readerOf(visitor.person)} />
  return isAdministrator(visitor) ? <AdminHome visitor={visitor} /> : <SellerHome visitor={visitor} />
}
