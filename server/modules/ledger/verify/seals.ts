import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../kernel/database/rows.ts'
import type { Db } from '../../../kernel/database/types.ts'
import type { Finding } from './finding.ts'

interface SealRow {
  number: number
  after: string
  upto: string
  entries: number
  hash: string
  /** Of the seal before; null for the first. */
  before: string | null
  /** Where the seal before ends. */
  end: string | null
  found: number
  hashes: Buffer | null
}

/** A seal that somebody has kept outside of the database. */
export interface KeptSeal {
  number: number
  /** Hexadecimal. */
  hash: string
}

const sealOf = ({ number, after, upto, entries, before, hashes }: SealRow): string =>
  createHash('sha256')
    .update(before ?? '', 'hex')
    .update([number, after, upto, entries].join('|'))
    .update(hashes ?? '')
    .digest('hex')

/**
 * Compares the next seal with the entries under it. They are at most as many as a seal covers, and only their hashes are read: that
 * each hash fits its entry is judged elsewhere.
 * @param after the number of the seal before; empty at first
 * @returns its number, or null when none is left
 */
export const verifySeals = async (db: Db, after: string): Promise<{ after: string | null; findings: Finding[] }> => {
  const number = Number(after) + 1
  const [row] = rowsOf<SealRow>(
    await db.execute(sql`
      select s.number, s.after_entry::text as after, s.upto_entry::text as upto, s.entries, encode(s.hash, 'hex') as hash,
        encode(p.hash, 'hex') as before, p.upto_entry::text as end, under.found, under.hashes
      from (select * from ledger_seals where number >= ${number} order by number limit 1) s
      left join ledger_seals p on p.number = s.number - 1,
      lateral (select count(*)::int as found, string_agg(hash, ''::bytea order by id) as hashes
        from ledger_entries where id > s.after_entry and id <= s.upto_entry) under`),
  )
  if (!row) return { after: null, findings: [] }
  const isWhole = row.number === number && row.after === (row.end ?? '0') && row.found === row.entries && sealOf(row) === row.hash
  const detail = `проводки от ${Number(row.after) + 1} до ${row.upto}: запечатано ${row.entries}, есть ${row.found}`
  return { after: String(row.number), findings: isWhole ? [] : [{ kind: 'seal', what: String(row.number), detail }] }
}

/** Compares a seal that was kept outside with the one of the database. */
export const verifyKept = async (db: Db, { number, hash }: KeptSeal): Promise<Finding[]> => {
  const [row] = rowsOf<{ hash: string }>(
    await db.execute(sql`select encode(hash, 'hex') as hash from ledger_seals where number = ${number}`),
  )
  return row?.hash === hash ? [] : [{ kind: 'seal', what: String(number), detail: 'не совпадает с сохранённой отдельно' }]
}
