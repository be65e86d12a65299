/** The sheet of the whole portal: a signature of every scenario at once. */
import { Link } from '../../../ui/actions/link.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Table } from '../../../ui/table/table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { portalText } from '../../agreement/portal.ts'
import { voidLines } from '../../agreement/say.ts'
import { PORTAL, shortHash } from '../../agreement/statement.ts'
import { standingOf, type Checked, type Decision, type PresentPart } from '../../agreement/verdict.ts'
import { linesOf } from '../base/facts.tsx'
import { sheetHref } from '../base/place.ts'
import { clausesOf, dayOf, type SheetData } from '../data/agreement.ts'
import { AgreementClauses } from '../agreement/agreement-clauses.tsx'
import { StandingBadge } from '../agreement/standing-badge.tsx'
import { CHANGES, Sheet } from './agreement-page.tsx'
import styles from './agreement-page.module.css'

const columnsOf = (checked: readonly Checked[]): Column<PresentPart>[] => [
  {
    id: 'title',
    header: 'Сценарий',
    primary: true,
    cell: ({ flow, title }) => <Link href={sheetHref(flow)}>{title}</Link>,
  },
  { id: 'state', header: 'Согласован', cell: ({ flow }) => <StandingBadge checked={checked} scenario={flow} /> },
  { id: 'day', header: 'Изменён', cell: ({ changedOn }) => changedOn && dayOf(changedOn) },
  { id: 'hash', header: 'Отпечаток', cell: ({ hash }) => <span className={styles.hash}>{shortHash(hash)}</span> },
]

/** What is not done yet, each once. */
const openDecisions = ({ agreement }: SheetData): Decision[] => [
  ...new Map(
    Object.values(agreement.decisions).flatMap((own) =>
      own.flatMap((one) => (one.mark === 'done' ? [] : [[one.id, one] as const])),
    ),
  ).values(),
]

export const PortalSheet = ({ sheet }: { sheet: SheetData }) => {
  const { checked, flows, portal } = sheet.agreement
  const standing = standingOf(checked, PORTAL)
  const verdict = standing.kind === 'void' ? standing.by.verdict : null
  return (
    <Sheet part={portal} sheet={sheet} unseen={0} contentOf={() => portalText(flows)}>
      <h2 className={styles.heading}>{CHANGES}</h2>
      {standing.kind === 'none' && <p>Портал целиком ещё не подписан: сравнивать не с чем.</p>}
      {standing.kind === 'agreed' && <p>Ничего: поведение и тексты всех сценариев те же.</p>}
      {verdict?.kind === 'void' && linesOf(verdict.by.flatMap(voidLines))}
      <Panel title={`Сценарии: ${flows.length}`} flush>
        <Table caption="Сценарии" columns={columnsOf(checked)} rows={flows} rowKey={({ flow }) => flow} inset />
      </Panel>
      <AgreementClauses clauses={clausesOf(sheet.trace, null)} exceptions={[]} decisions={openDecisions(sheet)} />
    </Sheet>
  )
}
