/** The shell of the atlas: search, the list of flows, and the place at the address. */
import { useEffect } from 'react'
import { ErrorState, EmptyState } from '../../../ui/content/empty-state.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { SkipLink } from '../../../ui/shell/skip-link.tsx'
import { index, loadExtras, loadFlow, loadReport, loadSearch, loadTrace } from '../data/data.ts'
import { loadStill } from '../data/stills.ts'
import { ChangesPage } from './changes-page.tsx'
import { FlowNav } from './flow-nav.tsx'
import { FlowPage } from './flow-page.tsx'
import { SheetPlace } from './agreement-place.tsx'
import { MapPage } from './map-page.tsx'
import type { Picked, Place } from '../base/place.ts'
import { PeoplePage } from './people-page.tsx'
import { UntestedPage } from './untested-page.tsx'
import { RowsPage } from './rows-page.tsx'
import { SearchField } from './search-field.tsx'
import { SearchPage } from './search-page.tsx'
import { useLoaded } from '../base/use-loaded.ts'
import { usePlace } from '../base/use-place.ts'
import { AtlasHeader } from './atlas-header.tsx'
import styles from './atlas.module.css'

const Flow = ({ flow, picked }: { flow: string; picked: Picked | null }) => {
  const loaded = useLoaded(flow, () => Promise.all([loadFlow(flow), loadExtras()]))
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed')
    return <ErrorState title="Сценарий не загрузился" text="Проверьте соединение и обновите страницу" />
  const [data, extras] = loaded.value
  return data ? (
    <FlowPage key={flow} data={data} extras={extras} picked={picked} />
  ) : (
    <EmptyState
      title={<h1 className={styles.nothing}>Такого сценария нет</h1>}
      text={`Ссылка ведёт на «${flow}»: в этой сборке его нет`}
    />
  )
}

const Rows = ({ id }: { id: string }) => {
  const loaded = useLoaded('trace', () => Promise.all([loadTrace(), loadSearch()]))
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed') return <ErrorState title="Требования не загрузились" text="Обновите страницу" />
  const [trace, flows] = loaded.value
  return <RowsPage flows={flows} trace={trace} id={id} />
}

const People = ({ id }: { id: string }) => {
  const loaded = useLoaded('search', loadSearch)
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed') return <ErrorState title="Список не загрузился" text="Обновите страницу" />
  return <PeoplePage flows={loaded.value} id={id} />
}

const Untested = () => {
  const loaded = useLoaded('untested', () => Promise.all([loadSearch(), loadReport()]))
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed') return <ErrorState title="Список не загрузился" text="Обновите страницу" />
  const [flows, report] = loaded.value
  return <UntestedPage flows={flows} report={report} />
}

const titleOf = (place: Place): string => {
  if (place.page === 'find') return `Поиск: ${place.query}`
  if (place.page === 'rows') return place.id === '' ? 'Требования' : `Требование ${place.id}`
  if (place.page === 'people') return 'Кто что видит'
  if (place.page === 'untested') return 'Состояния без теста'
  if (place.page === 'changes') return 'Что изменилось'
  if (place.page === 'sheet') return `Лист согласования: ${index.find(({ flow }) => flow === place.scenario)?.title ?? 'портал'}`
  if (place.page === 'map') return 'Карта портала'
  return index.find(({ flow }) => flow === place.flow)?.title ?? place.flow
}

export const Atlas = () => {
  const place = usePlace()
  const title = titleOf(place)
  useEffect(() => {
    document.title = `${title} — Атлас Платформы МСТ`
  }, [title])
  return (
    <div className={styles.atlas}>
      <SkipLink />
      <AtlasHeader search={<SearchField query={place.page === 'find' ? place.query : ''} />} />
      <div className={styles.body}>
        <FlowNav flows={index} place={place} />
        <main id="main" tabIndex={-1} className={styles.main}>
          {place.page === 'map' && <MapPage flows={index} />}
          {place.page === 'find' && <SearchPage query={place.query} />}
          {place.page === 'rows' && <Rows id={place.id} />}
          {place.page === 'people' && <People id={place.id} />}
          {place.page === 'untested' && <Untested />}
          {place.page === 'changes' && <ChangesPage place={place} flows={index} loadFlow={loadFlow} loadStill={loadStill} />}
          {place.page === 'sheet' && <SheetPlace key={place.scenario} scenario={place.scenario} />}
          {place.page === 'flow' && <Flow flow={place.flow} picked={place.picked} />}
        </main>
      </div>
    </div>
  )
}
