/** The flows of the atlas with their fixtures from this room. */
import { flows, type AtlasFlow } from '../../src/atlas/flows.ts'
import type { Flow } from '../kit/flow.ts'

export interface FlowWithFixture extends AtlasFlow {
  fixture: Flow
}

const isFlow = (value: unknown): value is Flow => typeof value === 'object' && value !== null && 'modelEvents' in value

/** @throws when a flow has no fixture, or a fixture of another machine */
export const withFixture = async (atlasFlow: AtlasFlow): Promise<FlowWithFixture> => {
  const module = (await import(`../${atlasFlow.file.split('/')[2]}/${atlasFlow.flow}.ts`)) as Record<string, unknown>
  const fixture = Object.values(module).find(isFlow)
  if (!fixture || fixture.machine !== atlasFlow.machine) throw new Error(`${atlasFlow.flow}: its fixture is missing`)
  return { ...atlasFlow, fixture }
}

export const flowsWithFixtures = (): Promise<FlowWithFixture[]> => Promise.all(flows.map(withFixture))
