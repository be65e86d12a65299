/** The history of points as a part of a screen: it renews itself when points come or go, and when something is told of them. */
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { historyFileActors } from '../../../machines/money/history-file/actors.ts'
import { historyFileMachine } from '../../../machines/money/history-file/machine.ts'
import { historyActors } from '../../../machines/money/history/actors.ts'
import { historyMachine } from '../../../machines/money/history/machine.ts'
import { HISTORY_PAGES, type HistoryView as Size } from '../../../machines/money/history/types.ts'
import { HistoryView, MiniHistoryView } from '../../../views/money/history/view.tsx'
import { useServices } from '../../session/context.ts'
import { whenActive } from '../../effects/active.ts'
import { useFlow, type FlowParts } from '../../session/flow.ts'
import { KeptPlace } from '../../session/kept-place.tsx'
import { useTableFile } from '../use-table-file.ts'
import { notificationsOf } from '../../notifications/service.ts'

const parts: FlowParts<typeof historyMachine> = {
  machine: historyMachine,
  actors: ({ api }) => historyActors(api, whenActive),
}

/** Points that arrive change the score; a payout that reaches its end is told about, and changes nothing of it. */
const useHistory = (view: Size): Actor<typeof historyMachine> => {
  const services = useServices()
  const { session, clock } = services
  const actor = useFlow(parts, { view, size: HISTORY_PAGES[view], now: clock.now() })
  useEffect(() => {
    const notifications = notificationsOf(services)
    let { score } = session.getSnapshot().context
    const counting = session.subscribe(({ context }) => {
      if (context.score === score) return
      // The first number is no news: the history is being asked for anyway.
      const isNews = score !== null && context.score !== null
      score = context.score
      if (isNews) actor.send({ type: 'renew' })
    })
    let { arrived } = notifications.getSnapshot().context
    const hearing = notifications.subscribe(({ context }) => {
      if (context.arrived === arrived) return
      arrived = context.arrived
      if (arrived.length > 0) actor.send({ type: 'renew' })
    })
    return () => {
      counting.unsubscribe()
      hearing.unsubscribe()
    }
  }, [actor, services, session])
  return actor
}

/** For /balance and /payments, to people whose INN is approved (A71). */
export const HistoryPart = ({ onPayoutEnd }: { onPayoutEnd?: () => void }) => {
  const actor = useHistory('full')
  useEffect(() => {
    const hearing = onPayoutEnd && actor.on('ended', onPayoutEnd)
    return () => hearing?.unsubscribe()
  }, [actor, onPayoutEnd])
  return (
    <>
      <KeptPlace list={actor} />
      <HistoryView actor={actor} file={useTableFile(historyFileMachine, historyFileActors)} />
    </>
  )
}

/** For the profile. */
export const MiniHistoryPart = () => <MiniHistoryView actor={useHistory('mini')} />
