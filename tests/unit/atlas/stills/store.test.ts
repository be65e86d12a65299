import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Change, Changes } from '../../../../src/atlas/chart/changes.ts'
import { readReleases } from '../../../../tools/atlas/diff/releases.ts'
import { modelsOf, sourceOf } from '../../../../tools/atlas/diff/sources.ts'
import { screensOf, shownBy } from '../../../../tools/atlas/stills/modules.ts'
import { readStills, stillsFile, writeStills, type Stills } from '../../../../tools/atlas/stills/store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stills-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const stills: Stills = {
  style: 'p{color:red}',
  flows: {
    login: {
      nodes: [
        'Вход',
        ['<h1>', 0],
        ['<input value="1">'],
        ['<br>'],
        'Выход',
        ['<svg viewBox="0 0 1 1">'],
        ['<p class="a">', 4, 5],
      ],
      screens: [
        { body: [1, 2, 3], height: 640 },
        { body: [1, 6], height: 700 },
      ],
      configs: [0, 1, 1],
    },
  },
}

describe('D269 the still screens of a release', () => {
  test('come back as they were taken, each part stored once', () => {
    const file = stillsFile('1.0', folder)
    expect(readStills(file)).toBeNull()
    expect(writeStills(file, stills)).toBe(statSync(file).size)
    expect(readStills(file)).toEqual(stills)
    expect(screensOf(stills, 'login', [0, 2, 7])).toEqual({
      0: { html: '<h1>Вход</h1><input value="1"><br>', height: 640 },
      2: { html: '<h1>Вход</h1><p class="a">Выход<svg viewBox="0 0 1 1"></svg></p>', height: 700 },
    })
    expect(screensOf(stills, 'cards', [0])).toEqual({})
  })

  test('are in the atlas where a comparison shows them, of releases that keep them', () => {
    const side = (still: number) => ({ id: 'a', state: 'А', screen: 0, still })
    const change = (old: number, next: number) => ({ old: side(old), new: side(next) }) as Change
    const flow = (name: string, changes: Change[]) => ({ flow: name, changes }) as Changes['changed'][number]
    const version = (name: string) => ({ name, commit: null, date: null })
    const comparison: Changes = {
      old: version('1.0'),
      new: version('1.1'),
      flows: 2,
      changed: [flow('login', [change(3, 5), change(4, 5)]), flow('cards', [change(0, 0)])],
    }
    const shown = shownBy([comparison], (release) => release === '1.0')
    expect([...shown.keys()]).toEqual(['1.0'])
    expect([...(shown.get('1.0') ?? [])]).toEqual([
      ['login', new Set([3, 4])],
      ['cards', new Set([0])],
    ])
  })

  const kept = readReleases().flatMap(({ name }) => {
    const own = readStills(stillsFile(name))
    return own ? [{ name, own }] : []
  })

  test.each(kept)('$name keeps a screen of every configuration, and less than a megabyte', ({ name, own }) => {
    const models = [...modelsOf(sourceOf(name))]
    expect(Object.keys(own.flows).toSorted()).toEqual(models.map(([flow]) => flow).toSorted())
    for (const [flow, load] of models) expect(own.flows[flow]?.configs, flow).toHaveLength(load().walks.configs.length)
    expect(statSync(stillsFile(name)).size).toBeLessThan(1_000_000)
  })

  test('the last release keeps them', () => {
    expect(kept.at(-1)?.name).toBe(readReleases().at(-1)?.name)
  })
})
