/** Every screen that concerns one kind of person, flow by flow. */
import { EmptyState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { flowHref, peopleHref, stateHref } from '../base/place.ts'
import { PEOPLE } from '../data/people.ts'
import { leafFinder } from '../data/search.ts'
import type { SearchFlow } from '../data/search-data.ts'
import styles from './people-page.module.css'

interface Props {
  flows: readonly SearchFlow[]
  /** A person of data/people.ts; empty before one is chosen. */
  id: string
}

const FlowScreens = ({ flow, at }: { flow: SearchFlow; at: [place: number, ofCase: number][] }) => {
  const leafOf = leafFinder(flow.screens, at)
  return (
    <section className={styles.flow}>
      <h2 className={styles.name}>
        <Link href={flowHref(flow.flow)} quiet>
          {flow.title}
        </Link>
      </h2>
      {flow.places.length > 0 && <p className={styles.where}>{flow.places.join(', ')}</p>}
      <ul className={styles.screens}>
        {at.map(([place, ofCase]) => {
          const { id = '', text = '' } = flow.screens[place] ?? {}
          return (
            <li key={id}>
              <Link href={stateHref(flow.flow, leafOf(id), flow.cases[ofCase] ?? null)}>{text}</Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const PeoplePage = ({ flows, id }: Props) => {
  const person = PEOPLE.find((one) => one.id === id)
  const found = flows.flatMap((flow) => (flow.people[id] ? [{ flow, at: flow.people[id] }] : []))
  const count = found.reduce((sum, { at }) => sum + at.length, 0)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{person ? `Что видит: ${person.title}` : 'Кто что видит'}</h1>
      <nav aria-label="Люди">
        <ul className={styles.people}>
          {PEOPLE.map((one) => (
            <li key={one.id}>
              <a className={styles.person} href={peopleHref(one.id)} aria-current={one.id === id ? 'page' : undefined}>
                {one.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.where}>
        Экраны, которые касаются именно таких людей: по начальным условиям сценария, условиям переходов, ответам сервера и
        требованиям. Общих экранов, которые видят все, здесь нет.
      </p>
      {id !== '' && !person && <EmptyState title="Такого человека атлас не знает" text={`Ссылка ведёт на «${id}»`} />}
      {person && (
        <p role="status" className={styles.where}>
          Экранов: {count}, сценариев: {found.length}
        </p>
      )}
      {found.map(({ flow, at }) => (
        <FlowScreens key={flow.flow} flow={flow} at={at} />
      ))}
    </div>
  )
}
