import type { IndexFlow } from '../data/index-of.ts'
import { flowHref, MAP, ROWS, type Place } from '../base/place.ts'
import styles from './flow-nav.module.css'

/** All flows, in an analyst's reading order. */
export const FlowNav = ({ flows, place }: { flows: readonly IndexFlow[]; place: Place }) => (
  <nav className={styles.nav} aria-label="Сценарии">
    <ul className={styles.list}>
      <li>
        <a className={styles.link} href={MAP} aria-current={place.page === 'map' ? 'page' : undefined}>
          Карта портала
        </a>
      </li>
      {flows.map(({ flow, title }) => (
        <li key={flow}>
          <a
            className={styles.link}
            href={flowHref(flow)}
            aria-current={place.page === 'flow' && place.flow === flow ? 'page' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.link} href={ROWS} aria-current={place.page === 'rows' ? 'page' : undefined}>
          Требования
        </a>
      </li>
    </ul>
  </nav>
)
