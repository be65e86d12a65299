/** Reports of problems, newest first; from a state of the atlas, those that ended there (D257). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { reportsMachine } from '../../../machines/desk/reports/machine.ts'
import { endWordsOf } from '../../../machines/desk/reports/selectors.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { SkeletonBlock } from '../../../ui/base/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { ReportsList } from '../../fragments/reports/reports-list.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { useSend } from '../../kit/use-send.ts'
import styles from './reports.module.css'

type ReportsActor = Actor<typeof reportsMachine>

const Rows = ({ actor }: { actor: ReportsActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const send = useSend(actor)
  const { reports, next, problem, place } = snapshot.context
  if (snapshot.matches('loading')) return <SkeletonBlock height="12rem" />
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        title="Обращения не загрузились"
        text={problem}
        action={<Button onClick={() => send({ type: 'retry' })}>Повторить</Button>}
      />
    )
  if (reports.length === 0) return <EmptyState title={place === null ? 'Обращений пока нет' : 'Здесь обращений нет'} />
  return (
    <>
      <div className={styles.sheet}>
        <ReportsList reports={reports.map((report) => ({ ...report, end: endWordsOf(snapshot.context, report) }))} />
      </div>
      {next !== null && (
        <Button busy={snapshot.matches({ shown: 'more' })} onClick={() => send({ type: 'more' })}>
          Показать ещё
        </Button>
      )}
    </>
  )
}

export const ReportsView = ({ actor }: { actor: ReportsActor }) => {
  const snapshot = useSelector(actor, (current) => current)
  const { place } = snapshot.context
  return (
    <FlowRoot flow="reports" value={snapshot.value}>
      <section className={styles.part} aria-labelledby="reports-title">
        <h2 id="reports-title" className={styles.title}>
          {place === null ? 'Последние обращения' : 'Обращения, которые здесь кончились'}
        </h2>
        {place !== null && (
          <p className={styles.place}>
            {endWordsOf(snapshot.context, place)}. <Link href="/support">Показать все</Link>
          </p>
        )}
        <Rows actor={actor} />
      </section>
    </FlowRoot>
  )
}
