import type { ProgrammeKind } from '../../../src/domain/desk/programme.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { BadFile } from './bad-file.ts'
import { examine } from './csv/examine.ts'
import { readRecords } from './csv/records.ts'
import type { CsvRecord } from './csv/records.ts'
import type { Kind, Outcome } from './kind.ts'
import { bonuses } from './kinds/bonuses.ts'
import { documents } from './kinds/documents.ts'
import { modelsKind } from './kinds/models.ts'
import { serials } from './kinds/serials.ts'
import { beginRun, endRun, holdRun, keepProgress, NOTHING, refusedLines, settle } from './run.ts'
import type { Progress, RefusedLine, Run } from './run.ts'

const KINDS: Readonly<Record<ProgrammeKind, Kind>> = { models: modelsKind, documents, serials, bonuses }

/** Rows of a transaction: few enough that nobody waits for it, and that little is entered twice as slowly after a kill. */
const BATCH = 1_000

/** What a file is entered with. */
export interface Order {
  kind: ProgrammeKind
  path: string
  /** Nothing stays: the file is entered and taken back. */
  isDryRun: boolean
  /** The account of who has given the file; null: whoever works at the server. */
  operator: string | null
}

/** What whoever waits is told meanwhile. */
export interface Listener {
  /** The file was broken off before; it goes on behind this line. */
  resumed: (line: number) => void
  refused: (line: RefusedLine) => void
}

type Enter = (tx: Tx, rows: readonly (readonly string[])[], now: number) => Promise<Outcome[]>

/** Rows in parts, without those that are settled. */
async function* batchesOf(records: AsyncGenerator<CsvRecord>, after: number): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = []
  for await (const row of records) {
    if (row.line <= after) continue
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Enters a part in the caller's transaction. */
const enterBatch = async (tx: Tx, enter: Enter, batch: readonly CsvRecord[], progress: Progress, now: number) => {
  const outcomes = await enter(
    tx,
    batch.map(({ cells }) => cells),
    now,
  )
  return settle(
    progress,
    batch.map(({ line }) => line),
    outcomes,
  )
}

/** Carries a transaction's result past its end without a commit. */
class TakenBack extends Error {
  readonly progress: Progress
  constructor(progress: Progress) {
    super('a dry run is taken back')
    this.progress = progress
  }
}

/** In one transaction, as rows meet those before them; it is taken back at its end. */
const rehearse = async (
  db: Db,
  records: AsyncGenerator<CsvRecord>,
  enter: Enter,
  listener: Listener,
  now: number,
): Promise<Progress> => {
  try {
    return await db.transaction(async (tx): Promise<Progress> => {
      let progress = NOTHING
      for await (const batch of batchesOf(records, 0)) {
        const settled = await enterBatch(tx, enter, batch, progress, now)
        progress = settled.progress
        settled.refused.forEach(listener.refused)
      }
      throw new TakenBack(progress)
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.progress
    throw error
  }
}

const enterAll = async (
  db: Db,
  run: Run,
  records: AsyncGenerator<CsvRecord>,
  enter: Enter,
  order: Order,
  listener: Listener,
  now: number,
): Promise<Progress> => {
  let progress = await beginRun(db, run, order.operator, now)
  if (progress.line > 0) {
    listener.resumed(progress.line)
    for await (const line of refusedLines(db, run.kind)) listener.refused(line)
  }
  for await (const batch of batchesOf(records, progress.line)) {
    const before = progress
    const settled = await db.transaction(async (tx) => {
      await holdRun(tx, run, before)
      const entered = await enterBatch(tx, enter, batch, before, now)
      await keepProgress(tx, run, entered.progress, entered.refused)
      return entered
    })
    progress = settled.progress
    settled.refused.forEach(listener.refused)
  }
  await endRun(db, run, progress, now)
  return progress
}

/**
 * Enters a file of the programme's data, read piece by piece, a thousand rows in a transaction. A row that is wrong is refused and told,
 * the others are entered. The same file after a kill goes on behind what is entered.
 * @param now epoch milliseconds
 * @returns how many rows came to what, those of an earlier part included
 * @throws BadFile when nothing of it is entered, or nothing more
 */
export const importFile = async (db: Db, order: Order, listener: Listener, now: number): Promise<Progress> => {
  const { encoding, fingerprint } = await examine(order.path)
  const records = readRecords(order.path, encoding)
  const header = await records.next()
  if (header.done) throw new BadFile('В файле нет ни одной строки')
  const enter = KINDS[order.kind].withHeader(header.value.cells)
  if (order.isDryRun) return rehearse(db, records, enter, listener, now)
  return enterAll(db, { kind: order.kind, fingerprint }, records, enter, order, listener, now)
}
