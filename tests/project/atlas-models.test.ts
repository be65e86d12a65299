/** docs/flows/model matches the current machines: `npm run atlas` writes it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MODELS, modelFiles } from '../../tools/atlas/models.ts'

test('the models of the flows are fresh', { timeout: 120_000 }, async () => {
  const files = await modelFiles()
  expect(readdirSync(MODELS).toSorted()).toEqual([...files.keys()].toSorted())
  const stale = [...files].filter(([name, text]) => readFileSync(join(MODELS, name), 'utf8') !== text).map(([name]) => name)
  expect(stale, 'npm run atlas writes them anew').toEqual([])
})
