import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addRelease, readReleases, type Release } from '../../../../tools/atlas/diff/releases.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'model-releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = (name: string, model = 'm1'): Release => ({ name, commit: 'c1', date: '2026-11-28', model, screens: 's1' })

test('D220 a release keeps the names of its models; its name stands for one model for ever', () => {
  const file = join(folder, 'releases.json')
  expect(readReleases(file)).toEqual([])
  addRelease(release('1.0'), file)
  addRelease(release('1.1', 'm2'), file)
  addRelease({ ...release('1.0'), commit: 'c2' }, file)
  expect(readReleases(file)).toEqual([release('1.0'), release('1.1', 'm2')])
  expect(() => addRelease(release('1.0', 'm3'), file)).toThrow('Выпуск «1.0» уже есть, и модель у него другая: c1')
})

test('D268 the ways of journeys are a part of it; a release from before them has none', () => {
  const file = join(folder, 'releases.json')
  addRelease({ ...release('1.0'), journeys: 'j1' }, file)
  addRelease(release('0.9'), file)
  addRelease({ ...release('0.9'), journeys: 'j2' }, file)
  expect(readReleases(file)).toEqual([{ ...release('1.0'), journeys: 'j1' }, release('0.9')])
  expect(() => addRelease({ ...release('1.0'), journeys: 'j2' }, file)).toThrow('модель у него другая')
})
