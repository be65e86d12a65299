/**
 * docs/flows matches the machines: `npm run atlas` writes it. Models, pictures and pages in one file, because all of them walk every
 * machine, which a process does once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('docs/flows holds the pictures and pages that «npm run atlas» writes now, and no others', { timeout: 300_000 }, async () => {
  const files = new Map([...(await pictureFiles()), ...pageFiles()])
  const committed = readdirSync(FLOWS).filter((name) => /\.(svg|md)$/.test(name))
  expect(committed.toSorted()).toEqual([...files.keys()].toSorted())
  expect(staleIn(FLOWS, files)).toEqual([])
})

test('a screen of the atlas has no picture but a file of the atlas', () => {
  const pictures = readdirSync(MODELS).flatMap((name) => [
    ...readFileSync(join(MODELS, name), 'utf8').matchAll(/"(?:img|imageUrl)":\s*"(\/[^"]*|\w+:[^"]*)"/g),
  ])
  expect([...new Set(pictures.map(([, path]) => path))]).toEqual([TOOL_PICTURE])
})
