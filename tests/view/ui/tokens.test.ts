/** The colours of tokens.css in both themes. What a component writes on what is measured here; a new colour has to be named. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../../../src')
const TOKENS = 'ui/styles/tokens.css'
const css = readFileSync(join(SRC, TOKENS), 'utf8')

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const COLOUR = String.raw`#[\da-f]{6}|rgb\([^)]*\)`
const declared = new Map(
  [...css.matchAll(new RegExp(String.raw`--color-([\w-]+): (?:light-dark\((${COLOUR}), (${COLOUR})\)|(${COLOUR}));`, 'g'))].map(
    ([, name = '', light = '', dark = '', both]) => [name, { light: both ?? light, dark: both ?? dark }],
  ),
)

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (theme: Theme, ...names: [string, string]): number => {
  const [low = 0, high = 0] = names
    .map((name) => {
      const hex = declared.get(name)?.[theme] ?? ''
      if (!hex.startsWith('#')) throw new Error(`${name} is not a solid colour of tokens.css`)
      return luminance(hex)
    })
    .toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const STATUS_SURFACES = ['surface-danger', 'surface-success', 'surface-info', 'surface-warning']

/** Texts, and icons that stand for a text. */
const TEXT: Record<string, string[]> = {
  text: [
    'page',
    'surface',
    'surface-sunken',
    'surface-hover',
    'surface-selected',
    'tonal',
    'tonal-hover',
    'disabled',
    ...STATUS_SURFACES,
  ],
  'text-muted': ['page', 'surface', 'surface-sunken', 'surface-hover', 'surface-selected', 'disabled', ...STATUS_SURFACES],
  'text-disabled': ['page', 'surface', 'disabled'],
  'text-accent': ['page', 'surface', 'surface-sunken', 'surface-selected', 'surface-hover', ...STATUS_SURFACES],
  'text-danger': ['page', 'surface', 'surface-sunken', 'surface-hover', 'surface-danger'],
  'text-success': ['page', 'surface', 'surface-sunken', 'surface-success'],
  'text-info': ['surface', 'surface-info'],
  'text-warning': ['page', 'surface', 'surface-sunken', 'surface-warning'],
  'text-inverse': ['surface-inverse', 'surface-inverse-hover'],
  'text-inverse-muted': ['surface-inverse', 'surface-inverse-hover'],
  'on-action': ['action', 'action-hover', 'action-active'],
  'on-danger': ['danger', 'danger-hover'],
  'on-chosen': ['chosen', 'chosen-hover'],
  // A chosen segment and a tip are written the other way round.
  surface: ['text'],
  'surface-inverse': ['text-inverse'],
}

/** Edges of controls, marks, and fills that say something by themselves. */
const EDGES: Record<string, string[]> = {
  control: ['page', 'surface', 'surface-sunken', 'surface-hover'],
  'control-hover': ['page', 'surface', 'surface-sunken'],
  'control-invalid': ['page', 'surface', 'surface-sunken'],
  chosen: ['page', 'surface', 'surface-hover'],
  'chosen-hover': ['page', 'surface', 'surface-hover'],
  focus: ['page', 'surface', 'surface-sunken', 'surface-hover', 'surface-selected', ...STATUS_SURFACES],
  'focus-inverse': ['surface-inverse', 'surface-inverse-hover'],
  mark: ['page', 'surface', 'surface-hover', 'surface-selected'],
  'mark-inverse': ['surface-inverse'],
  'edge-danger': ['surface', 'surface-danger'],
  'edge-success': ['surface', 'surface-success'],
  'edge-info': ['surface', 'surface-info'],
  'edge-warning': ['surface', 'surface-warning'],
  // The tick of a passed check.
  surface: ['edge-success'],
  // The label carries a button; on the graphite frame its fill does too.
  action: ['surface-inverse'],
}

/** Nothing is read on them or by them. */
const DECORATION = new Set(['rule', 'rule-inverse', 'skeleton', 'overlay', 'shadow-near', 'shadow-far', 'tile'])

const pairs = (table: Record<string, string[]>) =>
  THEMES.flatMap((theme) => Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [theme, front, back] as const)))

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && name !== TOKENS)
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }))

describe('colours of tokens.css', () => {
  it.each(pairs(TEXT))('in the %s theme text %s on %s has a contrast of at least 4.5', (theme, front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(EDGES))('in the %s theme the edge %s on %s has a contrast of at least 3', (theme, front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3)
  })

  it('every colour is measured or decoration, and in use', () => {
    const all = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name)
    expect([...declared.keys()]).toEqual(all)
    const known = new Set([TEXT, EDGES].flatMap((table) => [...Object.keys(table), ...Object.values(table).flat()]))
    expect(all.filter((name = '') => !known.has(name) && !DECORATION.has(name))).toEqual([])
    const used = new Set(
      [css, ...sources.map(({ text }) => text)].flatMap((text) =>
        [...text.matchAll(/var\(--color-([\w-]+)/g)].map(([, name]) => name),
      ),
    )
    expect(all.filter((name) => !used.has(name))).toEqual([])
  })

  it('no component has a colour of its own: it would be the same in both themes', () => {
    /** White corners and their shadow on the picture of a camera; photographs, which are looked at in the dark. */
    const OVER_PICTURES = ['ui/files/scanner.module.css', 'ui/viewer/photo-viewer.module.css']
    // A pair has one for each theme.
    const withoutPairs = (text: string) => text.replaceAll(/light-dark\([^()]*\)/g, '')
    const hasColour = (text: string) => /#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(withoutPairs(text))
    const own = sources.filter(({ name, text }) => name.endsWith('.css') && hasColour(text))
    expect(own.map(({ name }) => name)).toEqual(OVER_PICTURES)
  })

  it('measures black on white as 21', () => {
    expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21)
  })
})
