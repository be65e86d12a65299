/** docs/flows/screens holds the texts on every screen of every flow: a changed word is a diff there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { stamp } from '../../../model/kit/stamp.ts'
import type { Texts } from '../../../src/atlas/chart/texts.ts'
import type { Walks } from '../../../src/atlas/chart/walks.ts'
import { flows } from '../../../src/atlas/flows.ts'
import type { FlowScreen } from '../../../src/atlas/screen/flow-screen.tsx'
import { screens } from '../../../src/atlas/screen/screens.ts'
import { linesOf, recordTexts, sampleTexts, textsText, toastLines } from '../kit/record-texts.tsx'

const FLOWS = join(import.meta.dirname, '../../../docs/flows')

/** «npm run atlas» and the full grid draw every configuration; an ordinary run draws one of each screen and state. */
const isWhole = process.env['GRID'] === 'full'

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

const fileOf = (flow: string): string => join(FLOWS, `screens/${flow}.json`)

const screenOf = async (flow: string): Promise<FlowScreen> => {
  const { screen } = (await screens[flow]?.()) ?? {}
  if (!screen) throw new Error(`no screen is known of ${flow}`)
  return screen
}

test.runIf(isWhole).each(flows)(
  '$flow reads as it is recorded, every configuration: «npm run atlas» writes it anew',
  { timeout: 120_000 },
  async ({ flow }) => {
    const texts = await recordTexts(await screenOf(flow), walksOf(flow))
    await expect(textsText(texts)).toMatchFileSnapshot(fileOf(flow))
  },
)

test.runIf(!isWhole).each(flows)(
  '$flow reads as it is recorded: «npm run atlas» writes it anew',
  { timeout: 120_000 },
  async ({ flow }) => {
    const walks = walksOf(flow)
    const recorded = JSON.parse(readFileSync(fileOf(flow), 'utf8')) as Texts
    expect(recorded.configs).toHaveLength(walks.configs.length)
    for (const [config, lines] of await sampleTexts(await screenOf(flow), walks, recorded))
      expect(lines, `configuration ${config}, ${walks.configs[config]?.state}`).toEqual(linesOf(recorded, config))
    expect(toastLines(walks)).toEqual(recorded.toasts.map(({ lines }) => lines.map((line) => recorded.lines[line])))
  },
)
