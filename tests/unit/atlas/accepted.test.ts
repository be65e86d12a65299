/** The fingerprints of clauses: a link is suspect from the change of a text until it is accepted. */
import { describe, expect, test } from 'vitest'
import { accept, acceptedText, parseAccepted, suspectLinks } from '../../../tools/atlas/trace/accepted.ts'
import { fingerprintOf, readClauses, type Clause } from '../../../tools/atlas/trace/clauses.ts'

const clauseOf = (text: string): Clause => ({
  id: 'AU01',
  area: 'AU',
  section: 'Вход',
  who: 'аноним',
  text,
  check: '',
  fingerprint: fingerprintOf(text, 'Sign-in.'),
})
const LINKS = ['login editing', 'login editing submit 0', 'recovery form', 'tests/unit/login.test.ts']
const before = clauseOf('После 5 неудач')
const after = clauseOf('После 6 неудач')
const accepted = accept(new Map(), before, LINKS)

describe('a link', () => {
  test('holds for the text for which it was accepted, and a new one beside it does too', () => {
    expect(suspectLinks(accepted, before, [...LINKS, 'login again'])).toEqual([])
  })

  test('is suspect when a figure of the text is another one, in either language', () => {
    expect(suspectLinks(accepted, after, LINKS)).toEqual(LINKS)
    expect(suspectLinks(accepted, { ...before, fingerprint: fingerprintOf(before.text, 'Sign-in!') }, LINKS)).toEqual(LINKS)
  })

  test('of a clause that nobody has accepted yet is suspect', () => {
    expect(suspectLinks(new Map(), before, LINKS)).toEqual(LINKS)
  })

  test('is accepted by flow, by state or by a test’s file; the last one makes the clause whole', () => {
    const flow = accept(accepted, after, LINKS, 'login')
    expect(suspectLinks(flow, after, LINKS)).toEqual(['recovery form', 'tests/unit/login.test.ts'])
    const state = accept(flow, after, LINKS, 'recovery form')
    const whole = accept(state, after, LINKS, 'tests/unit/login.test.ts')
    expect([...(whole.get('AU01') ?? [])]).toEqual([['*', after.fingerprint]])
  })

  test('of a part that is not there is refused', () => {
    expect(() => accept(accepted, after, LINKS, 'log')).toThrow('AU01: связи «log» нет')
  })
})

test('the file reads as it was written', () => {
  const part = accept(accepted, after, LINKS, 'login')
  expect(parseAccepted(acceptedText(part))).toEqual(part)
})

test('each clause stands in both languages, and texts that differ have other fingerprints', () => {
  const clauses = readClauses()
  expect(clauses).toHaveLength(636)
  expect(new Set(clauses.map(({ fingerprint }) => fingerprint)).size).toBe(636)
  for (const { id, text, section, who, check } of clauses) {
    expect(`${text} ${section} ${who} ${check}`, id).toMatch(/[а-яё]/i)
    expect(
      [text, section, who, check].filter((one) => one === ''),
      id,
    ).toEqual([])
  }
})
