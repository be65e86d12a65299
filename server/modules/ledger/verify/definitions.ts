import { sql } from 'drizzle-orm'
import { definedBy } from '../../../kernel/database/definitions.ts'
import type { DefinedFunction, DefinedTrigger } from '../../../kernel/database/definitions.ts'
import { appliedTexts } from '../../../kernel/database/migrate.ts'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Finding } from './finding.ts'

/** What a trigger on one of these does is part of the ledger. */
const TABLES = new Set([
  'accounts',
  'balances',
  'ledger_entries',
  'ledger_seals',
  'ledger_transactions',
  'payouts',
  'point_history',
  'retail_points',
  'sales',
])

const guard = (what: string, detail: string): Finding => ({ kind: 'guard', what, detail })

const sayFunction = ({ body, language, isDefiner, searchPath }: Omit<DefinedFunction, 'name'>): string =>
  [language, isDefiner, searchPath ?? '', body].join('|')

const judgeFunctions = async (db: Db, defined: readonly DefinedFunction[]): Promise<Finding[]> => {
  const rows = rowsOf<DefinedFunction>(
    await db.execute(sql`
      select p.proname as name, p.prosrc as body, l.lanname as language, p.prosecdef as "isDefiner",
        substring(array_to_string(p.proconfig, ';') from '^search_path=(.*)$') as "searchPath"
      from pg_proc p join pg_language l on l.oid = p.prolang where p.pronamespace = 'public'::regnamespace`),
  )
  return defined.flatMap((one) => {
    // Another one under the same name could be called in its place.
    const [found, ...more] = rows.filter(({ name }) => name === one.name)
    if (!found) return [guard(`${one.name}()`, 'функции нет')]
    return more.length === 0 && sayFunction(found) === sayFunction(one)
      ? []
      : [guard(`${one.name}()`, 'функция не та, что в миграциях')]
  })
}

interface TriggerRow extends DefinedTrigger {
  /** It has a condition, or fires for some columns only. */
  isPartial: boolean
}

const judgeTriggers = async (db: Db, defined: readonly DefinedTrigger[], whole: ReadonlySet<string>): Promise<Finding[]> => {
  const rows = rowsOf<TriggerRow>(
    await db.execute(sql`
      select tgname as name, relname as table, proname as calls, tgtype::int as type, tgqual is not null or tgattr::text <> '' as "isPartial"
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`),
  )
  const known = new Map(defined.map((one) => [`${one.table} ${one.name}`, one]))
  return rows
    .filter(({ table }) => TABLES.has(table))
    .flatMap(({ name, table, calls, type, isPartial }) => {
      const one = known.get(`${table} ${name}`)
      if (!one) return [guard(name, `лишний триггер на ${table}`)]
      const isSame = one.calls === calls && one.type === type && !(isPartial && whole.has(name))
      return isSame ? [] : [guard(name, 'триггер не тот, что в миграциях')]
    })
}

/**
 * Compares functions and triggers with the migrations' own text: who replaces a guard leaves its name.
 * @param whole names of triggers that have no condition
 */
export const verifyDefinitions = async (db: Db, whole: ReadonlySet<string>): Promise<Finding[]> => {
  const texts = await appliedTexts(db)
  if (texts === null) return [guard('migrations', 'база новее программы: функции сравнит проверка новой версии')]
  const { functions, triggers } = definedBy(texts)
  return [...(await judgeFunctions(db, functions)), ...(await judgeTriggers(db, triggers, whole))]
}
