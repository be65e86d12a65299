import type { IndexFlow } from '../data/index-of.ts'
import { PORTAL } from '../../agreement/statement.ts'
import { CHANGES, flowHref, MAP, PEOPLE_LIST, ROWS, sheetHref, UNTESTED, type Place } from '../base/place.ts'
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
      {[
        { page: 'people', href: PEOPLE_LIST, text: 'Кто что видит' },
        { page: 'rows', href: ROWS, text: 'Требования' },
        { page: 'untested', href: UNTESTED, text: 'Состояния без теста' },
        { page: 'changes', href: CHANGES, text: 'Что изменилось' },
        { page: 'sheet', href: sheetHref(PORTAL), text: 'Согласование' },
      ].map(({ page, href, text }) => (
        <li key={page}>
          <a className={styles.link} href={href} aria-current={place.page === page ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
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
    </ul>
  </nav>
)
