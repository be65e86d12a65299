/** What a row of a queue says: what it is, and why it waits. */
import { eq, sql } from 'drizzle-orm'
import type { CaseKind } from '../../../src/domain/desk/cases.ts'
import { toPoints } from '../../../src/domain/money/money.ts'
import { rubles } from '../../../src/domain/money/payout.ts'
import { pointsText } from '../../../src/domain/money/points-text.ts'
import { shortName } from '../../../src/domain/people/short-name.ts'
import { counted } from '../../../src/domain/texts/plural.ts'
import { isAnyOf } from '../../kernel/database/is-any-of.ts'
import {
  AT_DESK,
  corrections,
  invoices,
  payoutFindings,
  receipts,
  retailPoints,
  sales,
  users,
} from '../../kernel/database/schema.ts'
import type { FindingKind, Side } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'
import { sameReceiptAs } from '../desk/receipt-findings.ts'

export interface Title {
  title: string
  detail: string
  side: Side | null
}

type Titles = Map<string, Title>

const NOT_IN_BASE = 'Инструмент не из базы'
const TOOLS = { one: 'инструмент', few: 'инструмента', many: 'инструментов' }

/** Why a tool waits. */
interface Waiting {
  toolSn: string | null
  receipt: { fn: string | null; status: string } | null
  sameAs: string | null
}

const reasonOf = ({ toolSn, receipt, sameAs }: Waiting): string => {
  if (toolSn === null) return 'Номера нет в базе'
  if (receipt === null) return 'Без чека'
  if (sameAs !== null) return `Чек тот же, что у № ${sameAs}`
  if (receipt.fn === null) return 'Только фотография'
  return receipt.status === 'SUCCESS' ? 'Больше инструментов, чем в чеке' : 'Налоговая служба не ответила точно'
}

const sale = {
  id: sales.id,
  side: sales.side,
  sn: sales.sn,
  modelName: sales.modelName,
  bonus: sales.bonus,
  toolSn: sales.toolSn,
  receipt: { fn: receipts.fn, status: receipts.status },
  sameAs: sameReceiptAs,
}

const saleRows = (db: Db, ids: readonly string[]) =>
  db.select(sale).from(sales).leftJoin(receipts, eq(receipts.id, sales.receiptId)).where(isAnyOf(sales.id, ids))

const toolTitles = async (db: Db, ids: readonly string[]): Promise<Titles> =>
  new Map(
    (await saleRows(db, ids)).map((row) => [
      row.id,
      { title: row.modelName ?? NOT_IN_BASE, detail: reasonOf(row), side: row.side },
    ]),
  )

const findingTitles = async (db: Db, ids: readonly string[]): Promise<Titles> =>
  new Map(
    (await saleRows(db, ids)).map(({ id, side, modelName, bonus, sameAs }) => {
      const paid = `Начислено ${pointsText(toPoints(bonus ?? 0))}`
      const detail = sameAs === null ? paid : `${paid}, чек тот же, что у № ${sameAs}`
      return [id, { title: modelName ?? NOT_IN_BASE, detail, side }]
    }),
  )

const documentTitles = async (db: Db, ids: readonly string[]): Promise<Titles> => {
  const { id, side, upd, partnerInn } = invoices
  // Named in full: of a query of one table columns come without it, and the inner table has an id of its own.
  const waiting = sql<number>`(select count(*)::int from sales where sales.invoice_id = invoices.id and ${AT_DESK})`
  const rows = await db.select({ id, side, upd, partnerInn, waiting }).from(invoices).where(isAnyOf(id, ids))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: `УПД или ТН № ${row.upd}`,
        detail: `${counted(row.waiting, TOOLS)}, ИНН другой стороны ${row.partnerInn}`,
        side: row.side,
      },
    ]),
  )
}

const innTitles = async (db: Db, ids: readonly string[]): Promise<Titles> => {
  const people = await db.select().from(users).where(isAnyOf(users.auditId, ids))
  return new Map(
    people.map((person) => [
      person.auditId,
      { title: shortName(person), detail: person.isLegalEntity ? 'ИНН компании' : 'ИНН человека', side: null },
    ]),
  )
}

const pointTitles = async (db: Db, ids: readonly string[]): Promise<Titles> => {
  const { id, name, address } = retailPoints
  const rows = await db.select({ id, name, address }).from(retailPoints).where(isAnyOf(id, ids))
  return new Map(rows.map((row) => [row.id, { title: row.name, detail: row.address, side: null }]))
}

/** What the reconciliation has found. */
export const FINDINGS: Readonly<Record<FindingKind, string>> = {
  missing: 'У нас дошёл, в выписке нет',
  doubled: 'В выписке дважды',
  unknown: 'В выписке есть, у нас нет',
  differs: 'Суммы разные',
  returnedButPaid: 'У нас вернулся, в выписке ушёл',
  unanswered: 'Банк не ответил',
}

const payoutTitles = async (db: Db, ids: readonly string[]): Promise<Titles> => {
  const rows = await db.select().from(payoutFindings).where(isAnyOf(payoutFindings.id, ids))
  return new Map(
    rows.map(({ id, kind, ours, bank, waiting }) => [
      id,
      {
        title: `Вывод ${rubles(ours ?? bank ?? 0)}`,
        detail: waiting === null ? FINDINGS[kind] : `${FINDINGS[kind]}, ждёт второго оператора`,
        side: null,
      },
    ]),
  )
}

/** «Прибавить 1 500 баллов». */
const correctionWords = (kopecks: number): string =>
  `${kopecks > 0 ? 'Прибавить' : 'Снять'} ${pointsText(toPoints(Math.abs(kopecks)))}`

const correctionTitles = async (db: Db, ids: readonly string[]): Promise<Titles> => {
  const rows = await db
    .select({ id: corrections.id, amount: corrections.amount, proposer: users })
    .from(corrections)
    .leftJoin(users, eq(users.id, corrections.operatorId))
    .where(isAnyOf(corrections.id, ids))
  return new Map(
    rows.map(({ id, amount, proposer }) => [
      id,
      {
        title: correctionWords(amount),
        detail: proposer ? `Предлагает ${shortName({ ...proposer, patronymic: null })}` : 'Ждёт второго оператора',
        side: null,
      },
    ]),
  )
}

const TITLES: Record<CaseKind, (db: Db, ids: readonly string[]) => Promise<Titles>> = {
  tool: toolTitles,
  document: documentTitles,
  inn: innTitles,
  point: pointTitles,
  finding: findingTitles,
  payout: payoutTitles,
  correction: correctionTitles,
}

/** Titles of cases of one kind, by id; what has just been decided has none. */
export const titlesOf = async (db: Db, kind: CaseKind, ids: readonly string[]): Promise<Titles> =>
  ids.length === 0 ? new Map<string, Title>() : TITLES[kind](db, ids)
