/** The search results, flow by flow. */
import { useMemo } from 'react'
import { Badge } from '../../../ui/content/badge.tsx'
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { loadSearch } from '../data/data.ts'
import { flowHref } from '../base/place.ts'
import { search, type Hit } from '../data/search.ts'
import type { SearchFlow } from '../data/search-data.ts'
import { useLoaded } from '../base/use-loaded.ts'
import styles from './search-page.module.css'

/** A text may be on many screens: each is a link, the first one is the text's own. */
const HitLine = ({ hit: { href, text, detail, places } }: { hit: Hit }) => (
  <li>
    <Link href={href}>{text}</Link> <span className={styles.detail}>{detail}</span>
    {places.length > 0 && (
      <ul className={styles.places} aria-label={`Экраны: ${text}`}>
        {places.map((place) => (
          <li key={place.href}>
            <Link href={place.href} quiet>
              {place.text}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </li>
)

const Found = ({ flows, query }: { flows: readonly SearchFlow[]; query: string }) => {
  const found = useMemo(() => search(flows, query), [flows, query])
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <>
      <p role="status" className={styles.count}>
        {count === 0 ? 'Ничего не найдено' : `Найдено: ${count}`}
      </p>
      {count === 0 && (
        <EmptyState
          title="Ничего не найдено"
          text="Ищите по названию экрана, тексту на экране, номеру требования или адресу запроса"
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
            {hits.map((hit) => (
              <HitLine key={hit.href + hit.text} hit={hit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

export const SearchPage = ({ query }: { query: string }) => {
  const loaded = useLoaded('search', loadSearch)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Поиск: {query}</h1>
      {loaded.kind === 'loading' && <PageSkeleton />}
      {loaded.kind === 'failed' && <ErrorState title="Поиск не загрузился" text="Проверьте соединение и обновите страницу" />}
      {loaded.kind === 'loaded' && <Found flows={loaded.value} query={query} />}
    </div>
  )
}
