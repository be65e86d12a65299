/** docs/flows/screens holds the texts on every screen of every flow: a changed word is a diff there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { stamp } from '../../../model/kit/stamp.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import { flows } from '../../../src/atlas/flows.ts'
import { screens } from '../../../src/atlas/screen/screens.ts'
import { recordTexts, textsText } from '../kit/record-texts.tsx'

const FLOWS = join(import.meta.dirname, '../../../docs/flows')

const walksOf = (flow: string): Walks =>
  (JSON.parse(readFileSync(join(FLOWS, `model/${flow}.json`), 'utf8')) as { walks: Walks }).walks

// Screens show days and times of day.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: stamp.now })
  vi.stubEnv('TZ', 'Europe/Moscow')
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  }
})

test('every flow of the atlas has its texts, and no other', () => {
  expect(readdirSync(join(FLOWS, 'screens')).toSorted()).toEqual(flows.map(({ flow }) => `${flow}.json`).toSorted())
})

test.each(flows)('$flow reads as it is recorded: «npm run atlas» writes it anew', { timeout: 120_000 }, async ({ flow }) => {
  const { screen } = (await screens[flow]?.()) ?? {}
  if (!screen) throw new Error(`no screen is known of ${flow}`)
  const texts = await recordTexts(screen, walksOf(flow))
  await expect(textsText(texts)).toMatchFileSnapshot(join(FLOWS, `screens/${flow}.json`))
})
