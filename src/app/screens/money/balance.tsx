import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { User } from '../../../api/types.ts'
import { balanceActors } from '../../../machines/money/balance/actors.ts'
import { payoutAway } from '../../../machines/money/balance/away.ts'
import { draftOf, readDraft } from '../../../machines/money/balance/draft.ts'
import { balanceMachine } from '../../../machines/money/balance/machine.ts'
import { rightsOf } from '../../../machines/money/balance/purse.ts'
import { BalanceView } from '../../../views/money/balance/view.tsx'
import type { CardFlows } from '../../../views/money/cards/types.ts'
import { useAccount } from '../../session/account.ts'
import { useServices } from '../../session/context.ts'
import { useCommandFlow } from '../../commands/use-command-flow.ts'
import { useDraft, type FlowParts } from '../../session/flow.ts'
import type { Services } from '../../session/services.ts'
import { useReturn } from '../../routing/use-return.ts'
import { HistoryPart } from './history-part.tsx'
import { useCards } from './use-cards.ts'

const parts: FlowParts<typeof balanceMachine> = { machine: balanceMachine, actors: ({ api }) => balanceActors(api) }

/** The cards, the points and the person, as others learn of them. */
const useNews = (actor: Actor<typeof balanceMachine>, flows: CardFlows, user: User): void => {
  const cards = useSelector(flows.cards, ({ context }) => context.cards)
  useEffect(() => {
    if (cards) actor.send({ type: 'cards.known', cards })
  }, [actor, cards])
  useEffect(() => actor.send({ type: 'person.changed', rights: rightsOf(user) }), [actor, user])
  const { session } = useServices()
  const score = useSelector(session, ({ context }) => context.score)
  const told = useRef(score)
  useEffect(() => {
    // The first number comes while the balance is being loaded: only a later one asks for it again.
    if (told.current !== null && told.current !== score) actor.send({ type: 'reload' })
    told.current = score
  }, [actor, score])
  useEffect(() => {
    const all = [
      actor.on('changed', () => actor.send({ type: 'reload' })),
      actor.on('cardGone', () => flows.cards.send({ type: 'reload' })),
    ]
    return () => all.forEach((one) => one.unsubscribe())
  }, [actor, flows.cards])
  useReturn(() => actor.send({ type: 'reload' }))
}

/** The person is loaded anew: with the screen gone, nobody else asks whether this payout closes the next one (E20). */
const answerOf = (snapshot: SnapshotFrom<typeof balanceMachine>, { effects }: Services) => {
  const answer = payoutAway(snapshot)
  if (answer) effects.reloadUser(undefined, undefined)
  return answer
}

const Flow = ({ user }: { user: User }) => {
  const { slot, draft } = useDraft('balance', user.id, readDraft)
  const actor = useCommandFlow(
    parts,
    { rights: rightsOf(user), draft },
    { flow: 'balance', owner: user.id, draft: { slot, of: draftOf }, answerOf },
  )
  const flows = useCards(user.id)
  useNews(actor, flows, user)
  // A payout that has arrived leaves the points as they are, but holds no more of them.
  const reload = useCallback(() => actor.send({ type: 'reload' }), [actor])
  return <BalanceView actor={actor} flows={flows} lacks={user.lacks} history={<HistoryPart onPayoutEnd={reload} />} />
}

/** Without a person the screen is empty: the shell shows an error and offers a retry (A32). */
export const Screen = () => {
  const { user } = useAccount()
  return user && <Flow key={user.id} user={user} />
}
