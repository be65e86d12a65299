/** A queue, and beside it the row that is open: two machines, of which the row tells the list what has become of it. */
import { useEffect, useMemo, useState } from 'react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { whenActive } from '../../app/effects/active.ts'
import { CASE_KINDS, type CaseKind } from '../../domain/desk/cases.ts'
import type { CaseNews } from '../../machines/kit/effects.ts'
import { deskCaseActors } from '../../machines/desk/desk-case/actors.ts'
import { deskCaseMachine } from '../../machines/desk/desk-case/machine.ts'
import { isBusy, isMine } from '../../machines/desk/desk-case/selectors.ts'
import { operatorOf } from '../../machines/desk/desk-session/selectors.ts'
import type { deskUndoMachine } from '../../machines/desk/desk-undo/machine.ts'
import { queueActors } from '../../machines/desk/queue/actors.ts'
import { queueMachine } from '../../machines/desk/queue/machine.ts'
import { ownPending } from '../../machines/desk/queue/own-pending.ts'
import { EmptyState } from '../../ui/content/empty-state.tsx'
import { DeskCaseView } from '../../views/desk/desk-case/view.tsx'
import { DeskUndoView } from '../../views/desk/desk-undo/view.tsx'
import { QueueView } from '../../views/desk/queue/view.tsx'
import { useDeskFlow, type DeskFlowParts } from '../flow.ts'
import { randomKey } from '../../views/kit/use-send.ts'
import { useDesk, type DeskServices } from '../services.ts'
import { releaseOnLeave } from '../release-on-leave.ts'
import { createTurns } from '../turns.ts'
import { usePictures } from '../use-pictures.ts'

type QueueActor = Actor<typeof queueMachine>

const inTurn = createTurns()

/** Nobody waits for it: the row is given back by itself ten minutes later. */
const release = async ({ api, effects }: DeskServices, path: { kind: CaseKind; id: string }): Promise<void> => {
  const answer = await inTurn(path, () => api.call('releaseDeskCase', { path, idempotencyKey: randomKey(), background: true }))
  if (answer.kind !== 'ok' && answer.kind !== 'refused') effects.logProblem(null, { problem: `release: ${answer.kind}` })
}

const queueParts: DeskFlowParts<typeof queueMachine> = {
  machine: queueMachine,
  actors: ({ api }) => queueActors(api, whenActive),
  effects: (services) => ({
    releaseCase: (_, open: { kind: CaseKind; id: string } | null) => {
      if (open) void release(services, open)
    },
  }),
}

const kindIn = (search: string): CaseKind => {
  const asked = new URLSearchParams(search).get('kind')
  return CASE_KINDS.find((kind) => kind === asked) ?? 'tool'
}

interface RowProps {
  queue: QueueActor
  undo: Actor<typeof deskUndoMachine>
  kind: CaseKind
  id: string
}

const Row = ({ queue, undo, kind, id }: RowProps) => {
  const parts = useMemo(
    (): DeskFlowParts<typeof deskCaseMachine> => ({
      machine: deskCaseMachine,
      actors: ({ api, clock }) => deskCaseActors(api, clock.now, inTurn),
      effects: ({ clock, counts }) => ({
        tellCase: (_, news: CaseNews) => {
          const { end, ...row } = news
          queue.send({ type: 'case.ended', ...news })
          counts.send({ type: 'renew' })
          if (end.how === 'decided')
            undo.send({ type: 'decided', decision: { ...row, verdict: end.verdict, due: Date.parse(end.due) }, now: clock.now() })
        },
      }),
    }),
    [queue, undo],
  )
  const [input] = useState(() => ({ kind, id, key: randomKey(), now: Date.now() }))
  const actor = useDeskFlow(parts, input)
  useEffect(() => {
    const mayLetGo = () => isMine(actor.getSnapshot()) && !isBusy(actor.getSnapshot())
    return releaseOnLeave({ kind, id }, mayLetGo, () => actor.send({ type: 'released', key: randomKey() }))
  }, [actor, kind, id])
  const files = useSelector(actor, ({ context }) => context.view?.files)
  return <DeskCaseView actor={actor} {...usePictures(files ?? [])} />
}

/** What is taken back opens again in the list; a decision of one's own that the list shows, after a reload or a way round, is offered again. */
const useUndo = (queue: QueueActor): Actor<typeof deskUndoMachine> => {
  const { undo, onUndone, clock } = useDesk()
  useEffect(() => onUndone((row) => queue.send(row ? { type: 'undone', ...row } : { type: 'renew' })), [queue, onUndone])
  const cases = useSelector(queue, ({ context }) => context.cases)
  useEffect(() => {
    const now = clock.now()
    const decision = ownPending(cases, now)
    if (decision && undo.getSnapshot().matches('none')) undo.send({ type: 'decided', decision, now })
  }, [cases, undo, clock])
  return undo
}

export const QueueScreen = () => {
  const me = useSelector(useDesk().session, operatorOf)?.id ?? ''
  const [input] = useState(() => ({ kind: kindIn(window.location.search), me }))
  const actor = useDeskFlow(queueParts, input)
  const undo = useUndo(actor)
  const open = useSelector(actor, ({ context }) => context.open)
  const opening = useSelector(actor, ({ context }) => context.opening)
  return (
    <QueueView
      actor={actor}
      undo={<DeskUndoView actor={undo} />}
      pane={
        open ? (
          <Row key={`${open.kind} ${open.id} ${opening}`} queue={actor} undo={undo} kind={open.kind} id={open.id} />
        ) : (
          <EmptyState title="Выберите строку" />
        )
      }
    />
  )
}
