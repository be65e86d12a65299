/** An address of a place: recordings have neither what it names nor its query, which is told from the flows that stand there. */
import { PLACES } from '../domain/portal/places.ts'

/** The profile's inner screens, by a flow that stands on this one alone. */
const INNER: readonly (readonly [machine: string, query: string])[] = [
  ['profileForm', '?sub=user-form'],
  ['devices', '?sub=devices'],
  ['profileHome', ''],
  ['removeCard', '?screen=payments'],
]

const queryOf = (name: string, machines: readonly string[]): string => {
  if (name === 'profile') return INNER.find(([machine]) => machines.includes(machine))?.[1] ?? ''
  return ''
}

/** @param machines of the flows that stand at the place */
export const pathOf = (name: string, machines: readonly string[]): string => {
  const { path } = PLACES.find((place) => place.name === name) ?? { path: '/' }
  if (path === '*') return '/nowhere'
  return path.replaceAll(/:\w+/g, '1') + queryOf(name, machines)
}
