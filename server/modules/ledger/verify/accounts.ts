import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import { ENTRY_COLUMNS, hashOf } from './entry.ts'
import type { EntryRow } from './entry.ts'
import type { Finding } from './finding.ts'

/** Entries read at a time: what bounds the memory. */
const PAGE = 20_000
const ACCOUNTS = 500
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** An account with its balance; null where it has none. */
interface AccountRow {
  id: string
  amount: string | null
  entries: string | null
  last: string | null
  head: string | null
}

/** What the entries of an account make so far. */
interface Rebuilt {
  row: AccountRow
  amount: bigint
  entries: bigint
  last: bigint
  head: string
  /** An entry after the last one that the balance knows: it may have come meanwhile. */
  beyond: bigint | null
}

const readAccounts = async (db: Db, after: string): Promise<AccountRow[]> => {
  const rows = rowsOf<AccountRow>(
    await db.execute(sql`select a.id::text, b.amount::text, b.entries::text, b.last_entry::text as last, encode(b.head, 'hex') as head
      from accounts a left join balances b on b.account_id = a.id
      where a.id > ${after}::uuid and a.kind <> 'programme' order by a.id limit ${ACCOUNTS}`),
  )
  let total = 0
  const fitting = rows.findIndex(({ entries }) => (total += Number(entries ?? 0)) > PAGE)
  return fitting === -1 ? rows : rows.slice(0, Math.max(1, fitting))
}

const readEntries = async (db: Db, last: string, [account, entry]: [string, string]): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(
    await db.execute(sql`select ${sql.raw(ENTRY_COLUMNS)} from ledger_entries e left join ledger_transactions t on t.id = e.transaction_id
      where (e.account_id, e.id) > (${account}::uuid, ${entry}::bigint) and e.account_id <= ${last}::uuid
      order by e.account_id, e.id limit ${PAGE}`),
  )

const judgeEntry = (state: Rebuilt, entry: EntryRow): Finding[] => {
  const findings: Finding[] = []
  const detail = `счёт ${entry.account}, операция ${entry.transaction}`
  // One that is wrong is named, and the next is judged by what stands here: a single fault has a single name.
  if (hashOf(state.head, entry) !== entry.hash) findings.push({ kind: 'entry', what: entry.id, detail })
  state.head = entry.hash
  state.amount += BigInt(entry.amount)
  state.entries += 1n
  state.last = BigInt(entry.id)
  if (state.amount < 0n) findings.push({ kind: 'negative', what: entry.id, detail })
  return findings
}

const judgeBalance = ({ row, amount, entries, last, head }: Rebuilt): Finding[] => {
  const stored = `${row.amount} ${row.entries} ${row.last} ${row.head}`
  if (stored === `${amount} ${entries} ${last} ${head}`) return []
  const detail = `записано ${row.amount ?? 'ничего'} коп. и ${row.entries ?? 0} проводок до ${row.last ?? 0}, есть ${amount} и ${entries} до ${last}`
  return [{ kind: 'balance', what: row.id, detail }]
}

/** Entries that balances do not know even now have come past the trigger. */
const judgeBeyond = async (db: Db, states: readonly Rebuilt[]): Promise<Finding[]> => {
  const late = states.filter(({ beyond }) => beyond !== null)
  if (late.length === 0) return []
  const rows = rowsOf<{ id: string; last: string }>(
    await db.execute(
      sql`select account_id::text as id, last_entry::text as last from balances where account_id = any(${`{${late.map(({ row }) => row.id).join()}}`}::uuid[])`,
    ),
  )
  const known = new Map(rows.map(({ id, last }) => [id, BigInt(last)]))
  return late
    .filter(({ row, beyond }) => (beyond ?? 0n) > (known.get(row.id) ?? 0n))
    .map(({ row, beyond }) => ({ kind: 'stray', what: String(beyond), detail: `счёт ${row.id}` }))
}

/**
 * Rebuilds the next accounts of people from their entries: chain, sums, balances. Each balance is read before its entries and says
 * which of them it covers, so what is written meanwhile disturbs nothing.
 * @param after the last account of the step before; empty at first
 * @returns the last account of this one, or null when none is left
 */
export const verifyAccounts = async (db: Db, after: string): Promise<{ after: string | null; findings: Finding[] }> => {
  const accounts = await readAccounts(db, after === '' ? NO_ID : after)
  const [first, last] = [accounts[0], accounts.at(-1)]
  if (!first || !last) return { after: null, findings: [] }
  const states = new Map(
    accounts.map((row): [string, Rebuilt] => [row.id, { row, amount: 0n, entries: 0n, last: 0n, head: '', beyond: null }]),
  )
  const findings: Finding[] = []
  let place: [string, string] = [first.id, '-1']
  for (;;) {
    const entries = await readEntries(db, last.id, place)
    for (const entry of entries) {
      const state = states.get(entry.account)
      if (!state) continue
      if (BigInt(entry.id) > BigInt(state.row.last ?? 0)) state.beyond ??= BigInt(entry.id)
      else findings.push(...judgeEntry(state, entry))
    }
    const end = entries.at(-1)
    if (!end || entries.length < PAGE) break
    place = [end.account, end.id]
  }
  const all = [...states.values()]
  return { after: last.id, findings: [...findings, ...all.flatMap(judgeBalance), ...(await judgeBeyond(db, all))] }
}
