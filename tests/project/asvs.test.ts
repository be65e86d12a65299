/** docs/asvs.tsv says of each requirement of OWASP ASVS 5.0.0, levels 1 and 2, whether it holds, and what shows it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const VERDICTS = new Set(['holds', 'not applicable', 'not', 'specification'])
/** The numbers of requirements of each level. */
const COUNTS = { 1: 70, 2: 183 }
/** A shorter part of a title is found by accident. */
const LEAST = 5

interface Row {
  id: string
  level: string
  subject: string
  verdict: string
  /** Places, and tests or chapters as «file › part of a title», apart by semicolons. */
  proof: string
  note: string
}

const [head = '', ...lines] = read('docs/asvs.tsv').trimEnd().split('\n')
const columns = head.split('\t')
const rows = lines.map((line) => {
  const cells = line.split('\t')
  return Object.fromEntries(columns.map((name, place) => [name, cells[place]])) as unknown as Row
})

const isTest = (path: string): boolean => /^(tests|e2e)\//.test(path)

/** The texts in a source file, the titles of its tests among them. */
const textsOf = (path: string): string[] =>
  [...read(path).matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text = '']) => text)

const chaptersOf = (path: string): string[] => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)

/** Why a proof proves nothing; null for a good one. */
const faultOf = (proof: string): string | null => {
  const [path = '', title] = proof.split(' › ')
  if (!existsSync(join(root, path))) return 'no such file'
  if (title === undefined) return isTest(path) ? 'a test without its title' : null
  if (isTest(path) && title.length < LEAST) return 'a title that is too short'
  const isThere = isTest(path) ? textsOf(path).some((text) => text.includes(title)) : chaptersOf(path).includes(title)
  return isThere ? null : 'no such title'
}

const proofsOf = ({ proof }: Row): string[] => (proof === '' ? [] : proof.split('; '))

const numbersOf = ({ id }: Row): number[] => id.split('.').map(Number)
const inOrder = (one: Row, other: Row): number => {
  const [these, those] = [numbersOf(one), numbersOf(other)]
  return these.map((number, place) => number - (those[place] ?? 0)).find((difference) => difference !== 0) ?? 0
}

test('it has the requirements of both levels, each once and in their order', () => {
  expect(columns).toEqual(['id', 'level', 'subject', 'verdict', 'proof', 'note'])
  expect(lines.filter((line) => line.split('\t').length !== columns.length)).toEqual([])
  for (const [level, count] of Object.entries(COUNTS)) expect(rows.filter((row) => row.level === level)).toHaveLength(count)
  expect(rows).toHaveLength(COUNTS[1] + COUNTS[2])
  const ids = rows.map(({ id }) => id)
  expect(ids.filter((id) => !/^[1-9]\d*\.[1-9]\d*\.[1-9]\d*$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(rows.toSorted(inOrder).map(({ id }) => id))
})

test('every row has a subject and a verdict; what holds has a proof, and everything else a reason', () => {
  expect(rows.filter(({ subject, verdict }) => subject === '' || !VERDICTS.has(verdict))).toEqual([])
  expect(rows.filter((row) => row.verdict === 'holds' && proofsOf(row).length === 0)).toEqual([])
  expect(rows.filter(({ verdict, note }) => verdict !== 'holds' && note === '')).toEqual([])
})

test('what no test shows says why it holds', () => {
  expect(
    rows.filter((row) => row.verdict === 'holds' && !proofsOf(row).some((proof) => / › /.test(proof)) && row.note === ''),
  ).toEqual([])
})

test('every proof is there: its file, its test, its chapter', () => {
  const faults = rows.flatMap((row) =>
    proofsOf(row).flatMap((proof) => {
      const fault = faultOf(proof)
      return fault === null ? [] : [`${row.id}: ${proof}: ${fault}`]
    }),
  )
  expect(faults).toEqual([])
})
