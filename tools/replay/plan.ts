/** What a recording becomes as a test of the flow that took its last step. */
import { flows } from '../../src/atlas/flows.ts'
import { withFixture } from '../../model/explore/flows.ts'
import { PLACES } from '../../src/domain/portal/places.ts'
import type { Line } from '../../src/replay/record/lines.ts'
import { stepsOf } from '../../src/replay/words/step-words.ts'
import { textsOf } from '../../src/replay/words/texts.ts'
import { modelSteps } from './model-steps.ts'
import { reproductionOf } from './reproduction.ts'
import type { TestParts } from './test-text.ts'

/** Why a recording becomes no test, in Russian. */
export class Stop extends Error {}

export const stop = (reason: string): never => {
  throw new Stop(reason)
}

const machineOf = (id: string) => flows.find(({ machine }) => machine.id === id)?.machine

/** The recorded place where the flow has it, else the flow's first one. */
const addressOf = (place: string, places: readonly string[]): string => {
  const path = PLACES.find(({ name }) => name === place)?.path ?? ''
  return (places.includes(path) ? path : (places[0] ?? '/')).replaceAll(/:\w+/g, '1').replace('*', '')
}

/** @throws Stop for a recording without an event that this release knows, and for a way that the flow's model has not */
export const planOf = async (lines: readonly Line[], release: string): Promise<TestParts> => {
  const reproduction = reproductionOf(lines, machineOf) ?? stop('В записи нет событий, которые знает эта версия')
  const found = flows.find(({ machine }) => machine.id === reproduction.machine) ?? stop('Такого сценария нет')
  const { fixture } = await withFixture(found)
  const model =
    modelSteps(fixture, reproduction) ?? stop('Модель сценария не знает такого пути: событие или начало записи в ней не описаны')
  const [, , area = ''] = found.file.split('/')
  const texts = Object.fromEntries(flows.map((one) => [one.machine.id, textsOf(one.machine, one.words)]))
  return {
    flow: found.flow,
    area,
    machine: reproduction.machine,
    address: addressOf(reproduction.place, found.words.places),
    release,
    recorded: reproduction.recorded,
    model,
    words: stepsOf(lines, texts, { voice: 'they' }),
  }
}
