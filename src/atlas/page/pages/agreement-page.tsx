/** The sheet of agreement of a scenario: what is signed, what changed since, and where to sign. */
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ArrowRight, Printer } from '../../../ui/base/icons.ts'
import { Panel } from '../../../ui/content/panel.tsx'
import type { FlowRecord } from '../../agreement/lines.ts'
import { partOf, partText } from '../../agreement/part.ts'
import { PORTAL, shortHash } from '../../agreement/statement.ts'
import { standingOf, type PresentPart, type Standing } from '../../agreement/verdict.ts'
import { flowHref, MAP } from '../base/place.ts'
import { clausesOf, dayOf, exceptionsOf, type SheetData } from '../data/agreement.ts'
import type { LoadStill } from '../../chart/stills.ts'
import type { LoadFlow } from '../screens/change-screens.tsx'
import { AgreementChanges, countChanges } from '../agreement/agreement-changes.tsx'
import { AgreementClauses } from '../agreement/agreement-clauses.tsx'
import { StandingBadge } from '../agreement/standing-badge.tsx'
import { AgreementSign } from '../agreement/agreement-sign.tsx'
import { AgreementRemarks, AgreementSignatures } from '../agreement/agreement-signatures.tsx'
import styles from './agreement-page.module.css'

const clock = (): Date => new Date()

const Versions = ({ part, version, standing }: { part: PresentPart; version: string; standing: Standing }) => {
  const signed = standing.kind === 'none' ? null : standing.by.statement
  return (
    <div className={styles.versions}>
      <div>
        <span>Подписана</span>
        <b>{signed ? `Версия ${signed.version}` : 'Ещё ни одна'}</b>
        {signed && (
          <span>
            {dayOf(signed.when)}, {signed.who}, <span className={styles.hash}>{shortHash(signed.hash)}</span>
          </span>
        )}
      </div>
      <ArrowRight />
      <div>
        <span>{standing.kind === 'agreed' ? 'Сейчас то же самое' : 'На согласовании'}</span>
        <b>Версия {version}</b>
        <span>
          {part.changedOn && `изменена ${dayOf(part.changedOn)}, `}
          <span className={styles.hash}>{shortHash(part.hash)}</span>
        </span>
      </div>
    </div>
  )
}

interface FrameProps {
  part: PresentPart
  sheet: SheetData
  children: ReactNode
  /** Whether something has not been looked at yet. */
  unseen: number
  contentOf: () => string
}

const hindranceOf = (unseen: number, open: number): string | null => {
  if (unseen > 0) return `Отметьте все изменения просмотренными: осталось ${unseen}`
  return open > 0 ? `Сначала закройте замечания: открыто ${open}` : null
}

export const Sheet = ({ part, sheet, children, unseen, contentOf }: FrameProps) => {
  const { checked, remarks, version } = sheet.agreement
  const own = remarks.filter(({ scenario }) => part.flow === PORTAL || scenario === part.flow || scenario === PORTAL)
  const open = own.filter(({ isClosed }) => !isClosed).length
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <p className={styles.kind}>Лист согласования</p>
          <h1 className={styles.title}>{part.title}</h1>
          <StandingBadge checked={checked} scenario={part.flow} />
        </div>
        <div className={styles.tools}>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Печать
          </Button>
          <ButtonLink variant="tonal" href={part.flow === PORTAL ? MAP : flowHref(part.flow)}>
            {part.flow === PORTAL ? 'Карта' : 'Схема'}
          </ButtonLink>
        </div>
      </div>
      <Versions part={part} version={version} standing={standingOf(checked, part.flow)} />
      {children}
      <Panel title="Замечания">
        <AgreementRemarks remarks={own} />
      </Panel>
      <Panel title="Подписи">
        <AgreementSignatures checked={checked} scenario={part.flow} />
        <p className={styles.print}>
          Отпечаток целиком: <span className={styles.hash}>{part.hash}</span>
        </p>
        <AgreementSign part={part} version={version} hindrance={hindranceOf(unseen, open)} contentOf={contentOf} now={clock} />
        <p className={styles.quiet}>
          Отпечаток берётся с поведения и текстов. Изменится одно слово — изменится и он. Схемы, картинки и номера случаев в него
          не входят.
        </p>
      </Panel>
    </div>
  )
}

export const CHANGES = 'Что изменилось с подписанной версии'

interface FlowSheetProps {
  record: FlowRecord
  sheet: SheetData
  loadFlow: LoadFlow
  loadStill: LoadStill
}

export const FlowSheet = ({ record, sheet, ...load }: FlowSheetProps) => {
  const { flow } = record.chart
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const part = sheet.agreement.flows.find((one) => one.flow === flow)
  if (!part) return null
  const standing = standingOf(sheet.agreement.checked, flow)
  const since = standing.kind === 'void' ? (sheet.since[`${standing.by.file} ${flow}`] ?? null) : null
  const see = (at: number, isSeen: boolean) =>
    setSeen((before) => new Set(isSeen ? [...before, at] : [...before].filter((one) => one !== at)))
  return (
    <Sheet
      part={part}
      sheet={sheet}
      unseen={standing.kind === 'void' ? countChanges(standing.change, since) - seen.size : 0}
      contentOf={() => partText(partOf(record))}
    >
      <h2 className={styles.heading}>{CHANGES}</h2>
      {standing.kind === 'none' && <p>Подписанной версии ещё нет: сравнивать не с чем, согласуется весь сценарий.</p>}
      {standing.kind === 'agreed' && <p>Ничего: поведение и тексты те же.</p>}
      {standing.kind === 'void' && (
        <AgreementChanges record={record} change={standing.change} since={since} seen={seen} onSee={see} {...load} />
      )}
      <AgreementClauses
        clauses={clausesOf(sheet.trace, flow)}
        exceptions={exceptionsOf(record.chart)}
        decisions={sheet.agreement.decisions[flow] ?? []}
      />
    </Sheet>
  )
}
