/** A68 A card number goes from the person to the bank, and nowhere else: not into the database, not into the log. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rowsOf } from '../../../server/kernel/database/rows.ts'
import { cardPage, CVC, NUMBERS, typeCard } from '../cards/support.ts'
import { newPayee } from '../payouts/support.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp()

/** Every row of every table as text. */
const dump = async (): Promise<Map<string, string>> => {
  const tables = rowsOf<{ name: string }>(
    await world().db.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const texts = new Map<string, string>()
  for (const { name } of tables) {
    const [all] = rowsOf<{ text: string | null }>(
      await world().db.execute(sql`select string_agg(t::text, e'\n') as text from ${sql.identifier(name)} t`),
    )
    texts.set(name, all?.text ?? '')
  }
  return texts
}

const spelled = (number: string): string[] => [
  number,
  number.replaceAll(/(.{4})(?=.)/g, '$1 '),
  number.slice(4, 12),
  number.slice(6, 12),
]

it('A68 A73 a typed card leaves first and last digits alone, and of the CVC nothing', async () => {
  const person = await newPayee(world(), 1_000)
  // Digits that nothing else has by chance.
  const [number, wrong] = ['2200719384664242', '2200719384664243']
  const cvc = '7391'
  const pages = [
    await cardPage(world(), person.token),
    await cardPage(world(), person.token),
    await cardPage(world(), person.token),
  ]
  await typeCard(world(), pages[0] ?? '', { number: wrong, cvc: CVC, expiry: '11/77' })
  const digits = Array.from({ length: 10 }, (_, last) => `${number.slice(0, 11)}${last}4242`)
  const answers = await Promise.all(digits.map((each) => typeCard(world(), pages[1] ?? '', { number: each, expiry: '11/77' })))
  expect(answers.some(({ statusCode }) => statusCode === 303)).toBe(true)
  await typeCard(world(), pages[2] ?? '', { number: number.replaceAll(/(.{4})(?=.)/g, '$1 '), cvc })
  // What is sent to the wrong place is not kept either.
  await world().call('POST', '/e2c/cash/out', {
    token: person.token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `cardId=${number}&sum=500`,
  })
  await world().call('POST', `/e2c/remove/card/${number}`, { token: person.token })
  await world().runJobs()
  const [texts, log] = [await dump(), world().log.join('\n')]
  expect(texts.get('bank_cards')).toContain('2200********4242')
  const secrets = [...spelled(number), ...digits.flatMap((each) => each.slice(4, 12)), '11/77']
  const found = [...texts].flatMap(([table, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => [table, secret]),
  )
  expect(found).toEqual([])
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  // The address of a page is the right to use it.
  expect(
    pages.filter((page) => log.includes(page) || [...texts.values()].some((text) => text.includes(page.slice(-32)))),
  ).toEqual([])
  expect(NUMBERS.succeeds).toHaveLength(16)
})
