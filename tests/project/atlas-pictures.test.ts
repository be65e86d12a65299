/** The pictures and pages under docs/flows match the current machines. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FLOWS, pageFiles, pictureFiles } from '../../tools/atlas/files.ts'

test('docs/flows holds the pictures and pages that «npm run atlas» writes now, and no others', { timeout: 120_000 }, async () => {
  const files = new Map([...(await pictureFiles()), ...pageFiles()])
  const committed = readdirSync(FLOWS).filter((name) => /\.(svg|md)$/.test(name))
  expect(committed.toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, text] of files)
    expect(readFileSync(join(FLOWS, name), 'utf8') === text, `${name}: run «npm run atlas»`).toBe(true)
})
