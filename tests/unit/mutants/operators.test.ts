import { describe, expect, test } from 'vitest'
import { mutantsOf, planted, type Room } from '../../../tools/mutants/operators.ts'

/** Every mutated source, without its name. */
const changed = (room: Room, source: string): string[] =>
  mutantsOf(room, 'a.tsx', source).map((mutant) => planted(source, mutant))

describe('in a rule', () => {
  test.each([
    ['f(a === b)', ['f(a !== b)']],
    ['f(a < b && c)', ['f(a < b || c)', 'f(a <= b && c)']],
    ['f(!a)', ['f(a)']],
    ['f(a + 1)', ['f(a - 1)', 'f(a + 2)']],
    ['if (a) f()', ['if (!(a)) f()']],
    ['f(a ? true : b)', ['f(!(a) ? true : b)', 'f(a ? false : b)']],
    ['all.every(f)', ['all.some(f)']],
    ['a.toString()', []],
    ["f('a', '')", ["f('', '')", "f('a', '?')"]],
    ['f(`a${b}`)', ['f(`${b}`)']],
  ])('%s', (source, expected) => expect(changed('domain', source)).toEqual(expected))

  test('types, names of files and of fields are left alone', () => {
    expect(
      changed('domain', "import { a } from './a.ts'\ntype B = 'c' | 1\nconst d: 'e' = a as 'f'\nconst g = { 'h': a }"),
    ).toEqual([])
  })
})

describe('in a view', () => {
  test.each([
    ['<a>Войти</a>', ['<a>?</a>']],
    ['<a b={c}> </a>', ['<a > </a>']],
    ['<a b={isC} />', ['<a  />', '<a b={!(isC)} />']],
    ['<a title="Имя" className="b" />', ['<a  className="b" />', '<a title=\'\' className="b" />']],
    ['<a>{b && c}</a>', ['<a>{!(b) && c}</a>']],
    ['<a>{b ? c : d}</a>', ['<a>{!(b) ? c : d}</a>']],
    ["f('Имя', 'name')", ["f('', 'name')"]],
  ])('%s', (source, expected) => expect(changed('views', source)).toEqual(expected))
})

test('a mutant keeps its name when lines are added above it, and twins have numbers', () => {
  const ids = (source: string) => mutantsOf('domain', 'a.ts', source).map(({ id }) => id)
  expect(ids('\n\nf(!a)')).toEqual(ids('f(!a)'))
  expect(ids('f(!a)\nf(!a)')).toEqual(['a.ts not: f(⟨!⟩a) → nothing', 'a.ts not: f(⟨!⟩a) → nothing (2)'])
})
