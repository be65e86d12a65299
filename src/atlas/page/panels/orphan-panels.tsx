/** Requirements that no flow names, and names that no requirement has. */
import { Fragment } from 'react'
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { rowHref } from '../base/place.ts'
import type { Trace } from '../data/trace.ts'

export const RowLinks = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link href={rowHref(id)} quiet>
        {id}
      </Link>
    </Fragment>
  ))

interface Orphan {
  about: string
  ids: string[]
}

const columns: Column<Orphan>[] = [
  { id: 'about', header: 'О чём они', primary: true, cell: ({ about }) => about },
  {
    id: 'ids',
    header: 'Требования',
    cell: ({ ids }) => (
      <span>
        <RowLinks ids={ids} />
      </span>
    ),
  },
]

const orphansIn = ({ withoutFlow, rows }: Trace['orphans']): Orphan[] => [
  ...withoutFlow.map(({ about, ids }) => ({ about: about ?? 'причина не названа', ids })),
  ...rows.map(({ id, why }) => ({ about: `Ни сценария, ни теста: ${why ?? 'причина не названа'}`, ids: [id] })),
]

export const OrphanPanels = ({ orphans }: { orphans: Trace['orphans'] }) => (
  <>
    <Panel title="Вне сценариев" flush>
      <Table
        caption="Требования, которых не называет ни один сценарий"
        columns={columns}
        rows={orphansIn(orphans)}
        rowKey={({ about }) => about}
        inset
      />
    </Panel>
    {orphans.unknown.length > 0 && (
      <Panel title="Названы, но в списке их нет">
        <p>{orphans.unknown.join(', ')}</p>
      </Panel>
    )}
  </>
)
