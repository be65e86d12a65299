import { eq, sql } from 'drizzle-orm'
import type { Day } from '../../../../src/domain/dates/day.ts'
import { isSerial, normaliseSerial } from '../../../../src/domain/serials/serial.ts'
import { isAnyOf } from '../../../kernel/database/is-any-of.ts'
import { rowsOf } from '../../../kernel/database/rows.ts'
import { models, tools } from '../../../kernel/database/schema.ts'
import type { Tx } from '../../../kernel/database/types.ts'
import { readMade, readName } from '../cells.ts'
import { kindOf } from '../kind.ts'
import type { Outcome } from '../kind.ts'
import { findModels, notOne } from '../models.ts'

interface Row {
  sn: string
  name: string
  /** Null: the file does not say. */
  madeOn: Day | null
}

const COLUMNS = {
  sn: { title: 'Серийный номер', also: ['Номер', 'Заводской номер', 'S/N', 'SN'], isMust: true },
  name: { title: 'Модель', also: ['Название модели'], isMust: true },
  madeOn: { title: 'Дата выпуска', also: ['Дата изготовления', 'Изготовлен', 'Выпущен'] },
} as const

/** What the base knows of a serial. */
interface Known {
  modelId: string
  modelName: string
  madeOn: Day | null
}

const findKnown = async (tx: Tx, sns: readonly string[]): Promise<Map<string, Known>> => {
  const rows = await tx
    .select({ sn: tools.sn, modelId: tools.modelId, modelName: models.name, madeOn: tools.madeOn })
    .from(tools)
    .innerJoin(models, eq(models.id, tools.modelId))
    .where(isAnyOf(tools.sn, [...new Set(sns)]))
  return new Map(rows.map(({ sn, ...known }) => [sn, known]))
}

type Models = Awaited<ReturnType<typeof findModels>>

interface Plan {
  outcomes: Outcome[]
  added: Map<string, Known>
  changed: Map<string, Known>
}

/** What rows say beside what is known, one after the other: a number that stands twice meets its own first row. */
const plan = (rows: readonly Row[], base: ReadonlyMap<string, Known>, ids: Models): Plan => {
  const made: Plan = { outcomes: [], added: new Map(), changed: new Map() }
  for (const { sn, name, madeOn } of rows) {
    const model = ids.get(name)
    const known = made.added.get(sn) ?? made.changed.get(sn) ?? base.get(sn)
    if (model === undefined || model === 'many') made.outcomes.push(notOne(name, model))
    else if (!known) {
      made.added.set(sn, { modelId: model.id, modelName: name, madeOn })
      made.outcomes.push('added')
    } else if (known.modelId !== model.id)
      made.outcomes.push({ refused: `номер ${sn} уже есть, и это другая модель: «${known.modelName}»` })
    else if (madeOn === null || madeOn === known.madeOn) made.outcomes.push('same')
    else {
      const place = made.added.has(sn) ? made.added : made.changed
      place.set(sn, { ...known, madeOn })
      made.outcomes.push('changed')
    }
  }
  return made
}

const columnsOf = (rows: ReadonlyMap<string, Known>) => {
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    sns: sql.param(sorted.map(([sn]) => sn)),
    ids: sql.param(sorted.map(([, { modelId }]) => modelId)),
    days: sql.param(sorted.map(([, { madeOn }]) => madeOn)),
  }
}

/** @returns the numbers that were new */
const insertAll = async (tx: Tx, rows: ReadonlyMap<string, Known>): Promise<ReadonlySet<string>> => {
  if (rows.size === 0) return new Set()
  const { sns, ids, days } = columnsOf(rows)
  const added = await tx.execute(sql`
    insert into tools (sn, model_id, made_on) select * from unnest(${sns}::text[], ${ids}::uuid[], ${days}::date[])
    on conflict (sn) do nothing returning sn`)
  return new Set(rowsOf<{ sn: string }>(added).map(({ sn }) => sn))
}

const updateAll = async (tx: Tx, rows: ReadonlyMap<string, Known>): Promise<void> => {
  if (rows.size === 0) return
  const { sns, days } = columnsOf(rows)
  await tx.execute(sql`
    update tools set made_on = given.made_on from unnest(${sns}::text[], ${days}::date[]) as given(sn, made_on)
    where tools.sn = given.sn`)
}

/** What the desk has learnt between the look and the insert is planned anew: whoever has added it has committed by then. */
const enterRows = async (tx: Tx, rows: readonly Row[], ids: Models): Promise<Outcome[]> => {
  const known = await findKnown(
    tx,
    rows.map(({ sn }) => sn),
  )
  const { outcomes, added, changed } = plan(rows, known, ids)
  const inserted = await insertAll(tx, added)
  await updateAll(tx, changed)
  const isLate = ({ sn }: Row): boolean => added.has(sn) && !inserted.has(sn)
  const late = rows.filter(isLate)
  if (late.length === 0) return outcomes
  const again = (await enterRows(tx, late, ids)).values()
  return rows.map((row, at) => (isLate(row) ? again.next().value : outcomes[at]) ?? 'same')
}

/**
 * Serial numbers with their models and days of manufacture. A number that is there keeps its model; its day may be corrected. Rows that
 * wait at the desk because their number was unknown find it there when they are decided.
 */
export const serials = kindOf<keyof typeof COLUMNS, Row>({
  columns: COLUMNS,
  read: (cells, now) => {
    const text = cells('sn')
    const sn = normaliseSerial(text)
    if (sn === '') return { refused: `«${COLUMNS.sn.title}» не заполнено` }
    if (!isSerial(sn)) return { refused: `серийный номер — цифры и точки, не длиннее 40 знаков, а не «${text}»` }
    const name = readName(COLUMNS.name.title, cells('name'))
    if ('refused' in name) return name
    const madeOn = readMade(COLUMNS.madeOn.title, cells('madeOn'), now)
    return 'refused' in madeOn ? madeOn : { sn, name: name.value, madeOn: madeOn.value }
  },
  enter: async (tx, rows) => {
    const ids = await findModels(
      tx,
      rows.map(({ name }) => name),
    )
    return enterRows(tx, rows, ids)
  },
})
