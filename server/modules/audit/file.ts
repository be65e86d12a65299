/** The audit as a file for spreadsheets, in words. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { formatInstant } from '../../../src/domain/dates/dates.ts'
import { auditEventWords, auditReasonWords } from '../../../src/domain/desk/audit-words.ts'
import type { Streamed } from '../../kernel/call/handlers.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { csvFile, tableLines } from '../../kernel/csv.ts'
import type { Cell } from '../../kernel/csv.ts'
import type { Db } from '../../kernel/database/types.ts'
import { auditPage, countLines } from './page.ts'
import type { Place } from './page.ts'
import type { AuditQuestion } from './question.ts'

/** So many rows a file has at most, as those of other lists (D199). */
const FILE_ROWS = 100_000
const BATCH = 500

const HEADER = ['Номер', 'Когда', 'Кто', 'Что произошло', 'С кем', 'Над чем', 'Почему', 'Примечание']

const cellsOf = (entry: components['schemas']['AuditEntry']): Cell[] => [
  entry.id,
  formatInstant(entry.at),
  entry.actor?.name ?? '',
  auditEventWords(entry.event),
  entry.subject?.name ?? '',
  entry.object === null ? '' : { serial: entry.object },
  auditReasonWords(entry.reason),
  entry.note ?? '',
]

async function* batchesOf(db: Db, question: AuditQuestion, reading: number) {
  let after: Place['after'] = null
  do {
    const { entries, last } = await auditPage(db, question, { after, reading }, BATCH)
    yield entries.map(cellsOf)
    after = last
  } while (after !== null)
}

/** What an answer without lines is made of. */
async function* nothing(): AsyncGenerator<Cell[][]> {
  yield []
}

/**
 * All lines of a question, those before its reading alone: the file does not change while it is written.
 * @param question null for one about nobody
 * @param most a lower limit for tests
 * @throws Refusal for more lines than a file has
 */
export const auditFile = async (
  db: Db,
  question: AuditQuestion | null,
  { reading, days }: { reading: number; days: readonly string[] },
  most: number = FILE_ROWS,
): Promise<Streamed> => {
  if (question !== null && (await countLines(db, question, reading, most + 1)) > most)
    refuse('refused', `В файле не больше ${most.toLocaleString('ru-RU')} строк. Выберите период короче`)
  const name = ['audit', ...(days.length > 0 ? days : ['all'])].join('-')
  return csvFile(`${name}.csv`, tableLines(HEADER, question === null ? nothing() : batchesOf(db, question, reading)))
}
