/** How the portal's modules are merged into chunks: a request costs as much as five thousand bytes. */
import { describe, expect, test } from 'vitest'
import { mergeChunks, type Part } from '../../scripts/build/merge-chunks.mjs'
import { styleChunks } from '../../scripts/build/style-chunks.mjs'

const WHO = { members: new Set(['home', 'sales', 'tool']), spared: 'login' }

const part = (id: string, users: string[], bytes: number, more: { needs?: Part[]; isFixed?: boolean } = {}): Part => ({
  ids: [id],
  users: new Set(users),
  bytes,
  needs: new Set(more.needs),
  isFixed: more.isFixed ?? false,
})

/** The ids of each chunk. */
const merged = (...parts: Part[]): string[] =>
  mergeChunks(parts, WHO)
    .map(({ ids }) => ids.toSorted().join('+'))
    .toSorted()

describe('two chunks become one', () => {
  test('where their users load both', () => {
    expect(merged(part('a', ['home', 'sales'], 300), part('b', ['home', 'sales'], 12_000))).toEqual(['a+b'])
  })
  test('where the requests that some are spared weigh more than the bytes that others load', () => {
    expect(merged(part('a', ['home', 'sales', 'tool'], 300), part('b', ['home', 'sales'], 9_000))).toEqual(['a+b'])
    expect(merged(part('a', ['home', 'sales', 'tool'], 300), part('b', ['home', 'sales'], 11_000))).toEqual(['a', 'b'])
  })
  test('and a page for everybody pays three times for what it does not use', () => {
    expect(merged(part('a', ['home', 'sales', 'faq'], 300), part('b', ['home', 'sales'], 3_000))).toEqual(['a+b'])
    expect(merged(part('a', ['home', 'sales', 'faq'], 300), part('b', ['home', 'sales'], 4_000))).toEqual(['a', 'b'])
  })
  test('never for the first page, to the byte', () => {
    expect(merged(part('a', ['home', 'sales', 'login'], 300), part('b', ['home', 'sales'], 1))).toEqual(['a', 'b'])
  })
  test('never beyond the size of a screen', () => {
    expect(merged(part('a', ['home', 'sales'], 12_000), part('b', ['home', 'sales'], 12_000))).toEqual(['a', 'b'])
  })
})

describe('what a chunk needs', () => {
  const zod = () => part('zod', ['home', 'sales'], 11_000, { isFixed: true })

  test('counts for whoever would load it then', () => {
    const needed = zod()
    const a = part('a', ['home', 'sales', 'tool'], 300)
    expect(merged(needed, a, part('b', ['home', 'sales'], 300, { needs: [needed] }))).toEqual(['a', 'b'])
    expect(merged(zod(), part('c', ['home', 'sales', 'tool'], 300), part('d', ['home', 'sales'], 300))).toEqual(['c+d'])
  })
  test('is never the chunk itself, by way of a third', () => {
    const bottom = part('bottom', ['home', 'sales', 'tool'], 300)
    const middle = part('middle', ['home', 'sales'], 15_000, { needs: [bottom], isFixed: true })
    expect(merged(part('top', ['home', 'sales'], 300, { needs: [middle] }), middle, bottom)).toEqual(['bottom', 'top'])
  })
})

test('style sheets are one for members and one for all, without those of the first page', () => {
  const sheets = styleChunks(
    [
      ['table.module.css', ['home', 'sales']],
      ['home.module.css', ['home']],
      ['notice.module.css', ['home', 'faq']],
      ['faq.module.css', ['faq']],
      ['login.module.css', ['login', 'faq']],
      ['table.tsx', ['home', 'sales']],
    ],
    { firstPage: 'login', ofVisitors: new Set(['login', 'faq']) },
  )
  expect([...sheets]).toEqual([
    ['table.module.css', 'member-styles'],
    ['home.module.css', 'member-styles'],
    ['notice.module.css', 'styles'],
    ['faq.module.css', 'styles'],
  ])
})
