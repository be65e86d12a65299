/** Loads a sheet and shows it. */
import { EmptyState, ErrorState } from '../../../ui/content/empty-state.tsx'
import { PageSkeleton } from '../../../ui/shell/page-skeleton.tsx'
import { PORTAL } from '../../agreement/statement.ts'
import { useLoaded } from '../base/use-loaded.ts'
import { loadFlow } from '../data/data.ts'
import { loadStill } from '../data/stills.ts'
import { loadRecord, loadSheet } from '../data/load-agreement.ts'
import { FlowSheet } from './agreement-page.tsx'
import { PortalSheet } from './agreement-portal.tsx'
import styles from './atlas.module.css'

export const SheetPlace = ({ scenario }: { scenario: string }) => {
  const loaded = useLoaded(scenario, () => Promise.all([loadSheet(), scenario === PORTAL ? null : loadRecord(scenario)]))
  if (loaded.kind === 'loading') return <PageSkeleton />
  if (loaded.kind === 'failed') return <ErrorState title="Лист не загрузился" text="Проверьте соединение и обновите страницу" />
  const [sheet, own] = loaded.value
  if (scenario === PORTAL) return <PortalSheet sheet={sheet} />
  if (own) return <FlowSheet record={own.record} sheet={sheet} loadFlow={loadFlow} loadStill={loadStill} />
  return (
    <EmptyState
      title={<h1 className={styles.nothing}>Такого сценария нет</h1>}
      text={`Ссылка ведёт на «${scenario}»: в этой сборке его нет`}
    />
  )
}
