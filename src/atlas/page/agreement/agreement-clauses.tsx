/** What was promised, what is an exception, and what is not settled yet. */
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { StatusBadge } from '../../../ui/content/status-badge.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import type { Decision } from '../../agreement/verdict.ts'
import { rowHref } from '../base/place.ts'
import type { Clause } from '../data/agreement.ts'
import styles from './agreement-clauses.module.css'

const clauseColumns: Column<Clause>[] = [
  { id: 'id', header: 'Пункт', primary: true, cell: ({ id }) => <Link href={rowHref(id)}>{id}</Link> },
  { id: 'text', header: 'Что обещано', cell: ({ text }) => text },
  {
    id: 'fate',
    header: 'Статус',
    cell: ({ fate, isProven }) => <StatusBadge tone={isProven ? 'success' : 'progress'}>{fate}</StatusBadge>,
  },
  { id: 'walked', header: 'Чем пройдено', cell: ({ walked }) => walked },
]

const MARKS: Record<Decision['mark'], { tone: 'success' | 'progress' | 'neutral'; text: string }> = {
  done: { tone: 'success', text: 'выполнено' },
  partly: { tone: 'progress', text: 'выполнено частично' },
  ahead: { tone: 'neutral', text: 'ещё впереди' },
}

const decisionColumns: Column<Decision>[] = [
  { id: 'id', header: 'Решение', primary: true, cell: ({ id }) => id },
  { id: 'title', header: 'О чём', cell: ({ title }) => <span lang="en">{title}</span> },
  { id: 'mark', header: 'Состояние', cell: ({ mark }) => <StatusBadge tone={MARKS[mark].tone}>{MARKS[mark].text}</StatusBadge> },
]

/** What is open first. */
const RANKS: Record<Decision['mark'], number> = { ahead: 0, partly: 1, done: 2 }

interface Props {
  clauses: readonly Clause[]
  exceptions: readonly { what: string; why: string }[]
  decisions: readonly Decision[]
}

export const AgreementClauses = ({ clauses, exceptions, decisions }: Props) => (
  <div className={styles.tables}>
    <Panel title={`Пункты требований: ${clauses.length}`} flush={clauses.length > 0}>
      {clauses.length === 0 ? (
        <p>Ни один пункт этого сценария не называет.</p>
      ) : (
        <Table caption="Пункты требований" columns={clauseColumns} rows={clauses} rowKey={({ id }) => id} inset />
      )}
    </Panel>
    {exceptions.length > 0 && (
      <Panel title="Исключения: чего требования не говорят или проверка не проходит" flush>
        <Table
          caption="Исключения"
          columns={[
            { id: 'what', header: 'Что', primary: true, cell: ({ what }) => what },
            { id: 'why', header: 'Почему', cell: ({ why }) => why },
          ]}
          rows={exceptions}
          rowKey={({ what, why }) => `${what} ${why}`}
          inset
        />
      </Panel>
    )}
    {decisions.length > 0 && (
      <Panel title="Решения, которых требования не содержат" flush>
        <Table
          caption="Решения"
          columns={decisionColumns}
          rows={decisions.toSorted((one, other) => RANKS[one.mark] - RANKS[other.mark])}
          rowKey={({ id }) => id}
          inset
        />
      </Panel>
    )}
  </div>
)
