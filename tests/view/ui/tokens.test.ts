import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/../../../src/ui/styles/tokens.css`, 'utf8')
const declared = new Map(
  [...css.matchAll(/(--[\w-]+):\s*(#[\da-f]{6}|var\(--[\w-]+\));/g)].map(([, name, value]) => [name, value]),
)

const hexOf = (name: string): string => {
  const value = declared.get(name)
  if (!value) throw new Error(`${name} is not a colour of tokens.css`)
  return value.startsWith('#') ? value : hexOf(value.slice(4, -1))
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(hexOf(`--color-${one}`)), luminance(hexOf(`--color-${other}`))].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const TEXT: Record<string, string[]> = {
  text: [
    'page',
    'surface',
    'surface-sunken',
    'surface-hover',
    'surface-selected',
    'surface-danger',
    'surface-success',
    'surface-info',
    'surface-warning',
  ],
  'text-muted': ['page', 'surface', 'surface-sunken', 'surface-hover', 'surface-selected'],
  'text-disabled': ['disabled'],
  'text-accent': ['page', 'surface', 'surface-selected', 'surface-hover'],
  'text-danger': ['page', 'surface', 'surface-danger'],
  'text-success': ['surface', 'surface-success'],
  'text-info': ['surface', 'surface-info'],
  'text-warning': ['surface', 'surface-warning'],
  'text-inverse': ['surface-inverse', 'surface-inverse-hover'],
  'text-inverse-muted': ['surface-inverse', 'surface-inverse-hover'],
  'on-action': ['action', 'action-hover', 'action-active'],
  'on-danger': ['danger', 'danger-hover'],
}

const EDGES: Record<string, string[]> = {
  control: ['page', 'surface', 'surface-sunken'],
  'control-hover': ['surface'],
  'control-invalid': ['surface'],
  action: ['page', 'surface', 'surface-hover'],
  danger: ['page', 'surface'],
  focus: ['page', 'surface', 'surface-selected'],
  'focus-inverse': ['surface-inverse', 'surface-inverse-hover'],
  mark: ['page', 'surface'],
  'mark-inverse': ['surface-inverse'],
  'edge-danger': ['surface', 'surface-danger'],
  'edge-success': ['surface', 'surface-success'],
  'edge-info': ['surface', 'surface-info'],
  'edge-warning': ['surface', 'surface-warning'],
}

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))

describe('colours of tokens.css', () => {
  it.each(pairs(TEXT))('text %s on %s has a contrast of at least 4.5', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(EDGES))('the edge %s on %s has a contrast of at least 3', (front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3)
  })

  it('measures black on white as 21', () => {
    expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21)
  })
})
