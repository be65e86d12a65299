/** The first page: the navigation between screens, and the reading list. */
import { useCallback, type FocusEvent } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { figuresOf, LEVEL_TEXTS, type Level, type Report } from '../data/coverage.ts'
import { loadMap, loadReport } from '../data/data.ts'
import type { IndexFlow } from '../data/index-of.ts'
import { linkMap } from '../picture/map-picture.ts'
import { boxOf, firstPlace } from '../picture/picture.ts'
import { MovingHint, PictureWindow } from '../picture/picture-window.tsx'
import { flowHref } from '../base/place.ts'
import { useLoaded } from '../base/use-loaded.ts'
import { usePicture } from '../picture/use-picture.ts'
import styles from './map-page.module.css'

const columns: Column<IndexFlow>[] = [
  { id: 'title', header: 'Сценарий', primary: true, cell: ({ flow, title }) => <Link href={flowHref(flow)}>{title}</Link> },
  { id: 'places', header: 'Адреса', cell: ({ places }) => places.join(', ') || 'каждая страница' },
  { id: 'states', header: 'Состояний', align: 'end', cell: ({ states }) => states },
  { id: 'edges', header: 'Переходов', align: 'end', cell: ({ edges }) => edges },
]

const share =
  (report: Report | null, level: Level) =>
  ({ flow }: IndexFlow): string | null => {
    const figures = figuresOf(report, flow)
    return figures && `${Math.round((100 * figures.walked[level]) / figures.all)} %`
  }

const columnsWith = (report: Report | null): Column<IndexFlow>[] => [
  ...columns,
  ...(report?.flows.some(({ tests }) => tests.length > 0)
    ? (['machine', 'view', 'browser'] as const).map((level) => ({
        id: level,
        header: `Пройдено: ${LEVEL_TEXTS[level]}`,
        align: 'end' as const,
        cell: share(report, level),
      }))
    : []),
]

const PortalMap = ({ flows }: { flows: readonly IndexFlow[] }) => {
  const loaded = useLoaded('map', loadMap)
  const prepare = useCallback((svg: SVGSVGElement) => linkMap(svg, flows), [flows])
  const { host, view } = usePicture(loaded.kind === 'loaded' ? loaded.value : '', prepare, firstPlace)
  if (loaded.kind === 'failed') return <p>Карта не загрузилась.</p>
  const show = ({ target }: FocusEvent) => {
    if (target instanceof SVGGraphicsElement && target.matches(':focus-visible')) view.reveal(boxOf(target))
  }
  return (
    <section className={styles.map} aria-label="Карта" onFocus={show}>
      <MovingHint />
      <PictureWindow host={host} view={view} name="map" />
    </section>
  )
}

export const MapPage = ({ flows }: { flows: readonly IndexFlow[] }) => {
  const report = useLoaded('report', loadReport)
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>Карта портала</h1>
        <p className={styles.lead}>
          Какой экран ведёт к какому. Откройте сценарий: внутри его схема, настоящие экраны, тексты, запросы и требования. Всё это
          взято из программы, которая работает, а не нарисовано рядом с ней.
        </p>
      </div>
      <PortalMap flows={flows} />
      <Panel title="Сценарии" flush>
        <Table
          caption="Сценарии"
          columns={columnsWith(report.kind === 'loaded' ? report.value : null)}
          rows={flows}
          rowKey={({ flow }) => flow}
          inset
        />
      </Panel>
    </div>
  )
}
