/** A seller's home: the points, the main job, what waits for the seller, the latest sales (HM01, SL01, D49). */
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import type { SaleEntry } from '../../../api/types.ts'
import type { Person } from '../../../machines/account/session/selectors.ts'
import type { counterMachine } from '../../../machines/sales/counter/machine.ts'
import type { SaleColumn } from '../../../machines/sales/sales/machine.ts'
import { Link } from '../../../ui/actions/link.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { useGrace } from '../../../ui/base/use-grace.ts'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { StandingNotice } from '../../kit/standing-notice.tsx'
import { ListView } from '../../fragments/list/list-view.tsx'
import type { ListActor } from '../../fragments/list/types.ts'
import type { ReserveActor } from '../reserve/types.ts'
import type { requestCountMachine } from '../../../machines/team/request-count/machine.ts'
import { ReservePart } from '../reserve/reserve-part.tsx'
import { salesLook } from '../sales/look.tsx'
import { useRowActions } from '../sales/use-row-actions.tsx'
import { SlabPart, type SlabProps } from './slab-part.tsx'
import { WaitingPart } from './waiting-part.tsx'
import styles from './view.module.css'

export interface CounterProps extends Omit<SlabProps, 'overview'> {
  actor: Actor<typeof counterMachine>
  /** The latest sales, and the actions on reserved ones. */
  latest: ListActor<SaleEntry, SaleColumn>
  reserve: ReserveActor
  /** Null while unknown. */
  standing: Person['standing'] | null
  /** The administrator's own parts: the sellers, and how many want to become ones; null for anybody else (HM02). */
  team: { sellers: ReactNode; requests: ReactNode; count: Actor<typeof requestCountMachine> } | null
}

const TITLE = 'Последние продажи'

/** Milliseconds: so long what is here waits for the rest. */
const TOGETHER = 1_000

const LatestPart = ({ latest, reserve, canRegister }: Pick<CounterProps, 'latest' | 'reserve' | 'canRegister'>) => {
  const rowActions = useRowActions(reserve, canRegister)
  return (
    <section aria-labelledby="latest">
      <div className={styles.head}>
        <h2 id="latest" className={styles.title}>
          {TITLE}
        </h2>
        <Link href="/sales">Все продажи</Link>
      </div>
      <ListView actor={latest} look={salesLook} caption={TITLE} rowActions={rowActions} isPreview />
    </section>
  )
}

export const CounterView = ({ actor, latest, reserve, standing, canRegister, team, ...slab }: CounterProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const { overview } = snapshot.context
  const isOverviewHere = !snapshot.matches('loading')
  const isCountHere = useSelector(team?.count, (count) => !count?.matches('loading'))
  const areSalesHere = useSelector(latest, (list) => !list.matches('loading'))
  const isAsking = !isOverviewHere || !isCountHere
  /** All parts come together, so that nothing moves under a finger. */
  const isGathering = useGrace(isOverviewHere || areSalesHere, !isAsking && areSalesHere, TOGETHER)
  return (
    <FlowRoot flow="counter" value={snapshot.value}>
      <SlabPart overview={overview} canRegister={canRegister} {...slab} />
      <div className={styles.body}>
        <Stack gap="loose">
          {standing && !canRegister && <StandingNotice standing={standing} />}
          <ReservePart actor={reserve} />
          {(isAsking || isGathering) && <SkeletonBlock height="8rem" />}
          {isGathering ? (
            <SkeletonBlock height="24rem" />
          ) : (
            <>
              {canRegister && overview !== null && overview.waiting.length > 0 && (
                <WaitingPart waiting={overview.waiting} reserve={reserve} />
              )}
              {team?.requests}
              <LatestPart latest={latest} reserve={reserve} canRegister={canRegister} />
              {team?.sellers}
            </>
          )}
        </Stack>
      </div>
    </FlowRoot>
  )
}
