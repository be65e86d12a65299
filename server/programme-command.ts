/**
 * `npm run programme -- models|documents|serials|bonuses <file.csv> [--operator <phone>] [--dry-run]`: what the maker sells, from files of a
 * spreadsheet.
 */
import { parseArgs } from 'node:util'
import { isProgrammeKind } from '../src/domain/desk/programme.ts'
import type { Db } from './kernel/database/types.ts'
import { operatorOf } from './modules/desk/operator.ts'
import { BadFile } from './modules/programme/bad-file.ts'
import { importFile } from './modules/programme/import-file.ts'
import type { Order } from './modules/programme/import-file.ts'
import type { Progress } from './modules/programme/run.ts'
import { runAsOwner } from './start/command.ts'

const USAGE =
  'npm run programme -- models|documents|serials|bonuses <файл.csv> [--operator <телефон>] [--dry-run]\n' +
  'какие столбцы нужны и что бывает с отказанными строками: docs/operations.md, «Данные программы»'

/** The command as it was typed. */
interface Asked extends Pick<Order, 'kind' | 'path' | 'isDryRun'> {
  phone: string | null
}

const fail = (text: string): void => {
  console.error(text)
  process.exitCode = 1
}

const sayEnd = ({ added, changed, same, refused }: Progress, isDryRun: boolean, seconds: number): void => {
  console.log(
    `${isDryRun ? 'Проверено, ничего не записано' : 'Загружено'}: новых ${added}, изменено ${changed}, ` +
      `без изменений ${same}, отказано ${refused}; ${seconds.toFixed(1)} с`,
  )
  if (refused > 0) process.exitCode = 1
}

/** A role without the right to change the catalogue is the one reason for this code. */
const FORBIDDEN = '42501'
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === FORBIDDEN || isForbidden(error.cause))
const NO_RIGHT =
  'Роль из DATABASE_URL не вправе менять модели: задайте роль-владельца в DATABASE_MIGRATION_URL (docs/operations.md, «Роли»)'

const enter = async (db: Db, { phone, ...asked }: Asked): Promise<void> => {
  const operator = phone === null ? null : await operatorOf(db, phone)
  if (operator && 'problem' in operator) return fail(operator.problem)
  const begun = performance.now()
  const listener = {
    resumed: (line: number) => console.log(`Загрузка продолжается после строки ${line}`),
    refused: ({ line, why }: { line: number; why: string }) => console.log(`Строка ${line}: ${why}`),
  }
  try {
    const progress = await importFile(db, { ...asked, operator: operator?.id ?? null }, listener, Date.now())
    sayEnd(progress, asked.isDryRun, (performance.now() - begun) / 1_000)
  } catch (error) {
    if (error instanceof BadFile) return fail(error.message)
    if (isForbidden(error)) return fail(NO_RIGHT)
    throw error
  }
}

/** @returns null for arguments that are no command */
const readArguments = (): Asked | null => {
  try {
    const options = { operator: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
    const [kind = '', path, ...rest] = positionals
    if (!isProgrammeKind(kind) || path === undefined || rest.length > 0) return null
    return { kind, path, isDryRun: values['dry-run'] ?? false, phone: values.operator ?? null }
  } catch {
    return null
  }
}

const asked = readArguments()
if (asked) await runAsOwner((db) => enter(db, asked), console.error)
else {
  console.error(USAGE)
  process.exitCode = 2
}
