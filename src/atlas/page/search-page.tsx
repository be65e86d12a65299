/** What a search has found, flow by flow. */
import { useMemo } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import type { IndexFlow } from './index-of.ts'
import { flowHref } from './place.ts'
import { search } from './search.ts'
import styles from './search-page.module.css'

export const SearchPage = ({ flows, query }: { flows: readonly IndexFlow[]; query: string }) => {
  const found = useMemo(() => search(flows, query), [flows, query])
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Поиск: {query}</h1>
      <p role="status" className={styles.count}>
        {count === 0 ? 'Ничего не найдено' : `Найдено: ${count}`}
      </p>
      {count === 0 && (
        <EmptyState
          title="Ничего не найдено"
          text="Ищите по названию экрана, тексту сообщения, номеру требования или адресу запроса"
        />
      )}
      {found.map(({ flow, hits }) => (
        <section key={flow.flow} className={styles.flow}>
          <h2 className={styles.name}>
            <Link href={flowHref(flow.flow)} quiet>
              {flow.title}
            </Link>{' '}
            <Badge>{hits.length}</Badge>
          </h2>
          <ul className={styles.hits}>
            {hits.map(({ href, text, detail }) => (
              <li key={href + text}>
                <Link href={href}>{text}</Link> <span className={styles.detail}>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
