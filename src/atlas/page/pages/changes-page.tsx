/** What changed between two versions of the portal: flow by flow, grouped by what changed, with the shortest way to each change. */
import { Badge } from '../../../ui/content/badge.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import type { Change, Changes, FlowChanges } from '../../chart/changes.ts'
import { CHANGES, changesHref, flowHref, type Place } from '../base/place.ts'
import { useLoaded } from '../base/use-loaded.ts'
import { versionText } from '../data/change-words.ts'
import { comparisons, groupsOf, loadChanges, weightOf } from '../data/changes.ts'
import type { LoadStill } from '../../chart/stills.ts'
import { ChangeFacts } from '../screens/change-facts.tsx'
import { ChangeScreens, type LoadFlow } from '../screens/change-screens.tsx'
import styles from './changes-page.module.css'

type At = Extract<Place, { page: 'changes' }>

const Comparisons = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>Что изменилось</h1>
    <p className={styles.detail}>
      Состояния, ответы, тексты и действия, которых стало больше или меньше между двумя выпусками, и кратчайший путь к каждому
      отличию
    </p>
    {comparisons.length === 0 ? (
      <EmptyState
        title="Сравнений пока нет"
        text="Команда npm run atlas:diff с именами двух выпусков или коммитов запишет сравнение, и оно появится здесь"
      />
    ) : (
      <ul className={styles.list}>
        {comparisons.map((id) => (
          <li key={id}>
            <Link href={changesHref(id)}>{id.replace('..', ' → ')}</Link>
          </li>
        ))}
      </ul>
    )}
  </div>
)

const Versions = ({ id, changes, isLink }: { id: string; changes: Changes; isLink: boolean }) => {
  const text = `${versionText(changes.old)} → ${versionText(changes.new)}`
  return (
    <p className={styles.detail}>
      <Link href={CHANGES}>Все сравнения</Link> · {isLink ? <Link href={changesHref(id)}>{text}</Link> : text}
    </p>
  )
}

const All = ({ id, changes }: { id: string; changes: Changes }) => (
  <div className={styles.page}>
    <Versions id={id} changes={changes} isLink={false} />
    <h1 className={styles.title}>Что изменилось</h1>
    <p className={styles.detail}>Сценариев на обеих сторонах: {changes.flows}. Изменений нет там, где сценарий не назван</p>
    <ul className={styles.list}>
      {changes.changed.map((flow) => (
        <li key={flow.flow}>
          <Link href={changesHref(id, flow.flow)}>{flow.title}</Link> <span className={styles.detail}>{weightOf(flow)}</span>
        </li>
      ))}
    </ul>
  </div>
)

interface OneProps {
  id: string
  flow: FlowChanges
  at: number
  change: Change
  isOpen: boolean
  versions: { old: string; new: string }
  loadFlow: LoadFlow
  loadStill: LoadStill
}

const One = ({ id, flow, at, change, isOpen, ...sides }: OneProps) => {
  return (
    <li className={styles.change}>
      <ChangeFacts change={change} />
      {(change.old ?? change.new) && (
        <Link href={changesHref(id, flow.flow, isOpen ? null : at)} quiet>
          {isOpen ? 'Скрыть экраны' : 'Экраны обеих сторон'}
        </Link>
      )}
      {isOpen && <ChangeScreens flow={flow} change={change} {...sides} />}
    </li>
  )
}

interface Today {
  /** The flows of this build. */
  flows: readonly { flow: string; title: string }[]
  loadFlow: LoadFlow
  loadStill: LoadStill
}

interface FlowProps extends Today {
  id: string
  changes: Changes
  flow: FlowChanges
  at: number | null
}

const Flow = ({ id, changes, flow, at, flows, ...load }: FlowProps) => (
  <div className={styles.page}>
    <Versions id={id} changes={changes} isLink />
    <h1 className={styles.title}>Что изменилось: {flow.title}</h1>
    <p className={styles.detail}>
      {weightOf(flow)}
      {flow.is === 'changed' && `; сравнено случаев: ${flow.compared} из ${flow.configs}`}
      {flows.some((one) => one.flow === flow.flow) && (
        <>
          {' '}
          · <Link href={flowHref(flow.flow)}>Сценарий на схеме</Link>
        </>
      )}
    </p>
    {groupsOf(flow).map(({ kind, title, changes: own }) => (
      <section key={kind} className={styles.group}>
        <h2 className={styles.kind}>
          {title} <Badge>{own.length}</Badge>
        </h2>
        <ul className={styles.changes}>
          {own.map(({ at: place, change }) => (
            <One
              key={place}
              id={id}
              flow={flow}
              at={place}
              change={change}
              isOpen={place === at}
              versions={{ old: changes.old.name, new: changes.new.name }}
              {...load}
            />
          ))}
        </ul>
      </section>
    ))}
  </div>
)

const titleIn = (flows: Today['flows'], name: string): string => flows.find(({ flow }) => flow === name)?.title ?? name

export const ChangesPage = ({ place: { id, flow, at }, ...today }: Today & { place: At }) => {
  const loaded = useLoaded(id, () => loadChanges(id))
  if (id === '') return <Comparisons />
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed')
    return <ErrorState title="Сравнение не загрузилось" text="Проверьте соединение и обновите страницу" />
  const changes = loaded.value
  const one = changes?.changed.find((each) => each.flow === flow)
  if (changes && one) return <Flow id={id} changes={changes} flow={one} at={at} {...today} />
  if (changes && flow === '') return <All id={id} changes={changes} />
  return (
    <EmptyState
      title={<h1 className={styles.nothing}>{changes ? 'Этот сценарий не изменился' : 'Такого сравнения нет'}</h1>}
      text={
        changes ? `Между этими версиями «${titleIn(today.flows, flow)}» тот же` : `Ссылка ведёт на «${id}»: в этой сборке его нет`
      }
    />
  )
}
