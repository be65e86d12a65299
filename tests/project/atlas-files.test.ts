/**
 * docs/flows matches the machines: `npm run atlas` writes it. Models, pictures and pages in one file, because all of them walk every
 * machine, which a process does once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysText, JOURNEYS } from '../../model/coverage/journeys.ts'
import { flowsWithFixtures } from '../../model/explore/flows.ts'
import { TOOL_PICTURE } from '../../model/kit/picture.ts'
import { FLOWS, pageFiles, pictureFiles } from '../../tools/atlas/files.ts'
import { MODELS, modelFiles } from '../../tools/atlas/models.ts'

const staleIn = (folder: string, files: ReadonlyMap<string, string>): string[] =>
  [...files].filter(([name, text]) => readFileSync(join(folder, name), 'utf8') !== text).map(([name]) => name)

test('docs/flows/model holds the models that «npm run atlas» writes now, and no others', { timeout: 300_000 }, async () => {
  const files = await modelFiles()
  expect(readdirSync(MODELS).toSorted()).toEqual([...files.keys()].toSorted())
  expect(staleIn(MODELS, files)).toEqual([])
})

test('D268 docs/flows/journeys holds what the machines do on the ways of their journeys now, and no others', async () => {
  const nothing = join(tmpdir(), 'no-records')
  const files = new Map((await flowsWithFixtures()).map((one) => [`${one.flow}.json`, journeysText(one, nothing)]))
  expect(readdirSync(JOURNEYS).toSorted()).toEqual([...files.keys()].toSorted())
  expect(staleIn(JOURNEYS, files), 'npm test, then npm run atlas').toEqual([])
  expect([...files.values()].filter((text) => text.includes('"broken"'))).toEqual([])
})

test('docs/flows holds the pictures and pages that «npm run atlas» writes now, and no others', { timeout: 300_000 }, async () => {
  const files = new Map([...(await pictureFiles()), ...pageFiles()])
  const overviews = readdirSync(join(FLOWS, 'overview')).map((name) => `overview/${name}`)
  const committed = [...readdirSync(FLOWS).filter((name) => /\.(svg|md)$/.test(name)), ...overviews]
  expect(committed.toSorted()).toEqual([...files.keys()].toSorted())
  expect(staleIn(FLOWS, files)).toEqual([])
})

test('a screen of the atlas has no picture but a file of the atlas', () => {
  const pictures = readdirSync(MODELS).flatMap((name) => [
    ...readFileSync(join(MODELS, name), 'utf8').matchAll(/"(?:img|imageUrl)":\s*"(\/[^"]*|\w+:[^"]*)"/g),
  ])
  expect([...new Set(pictures.map(([, path]) => path))]).toEqual([TOOL_PICTURE])
})
