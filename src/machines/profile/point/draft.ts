/**
 * What survives a reload: the last number searched for, and an application without an answer (B08, C04, RP20). The number of an
 * entrepreneur does not (D140).
 */
import type { SnapshotFrom } from 'xstate'
import type { FoundPoint } from '../../../api/types.ts'
import { organisationInn } from '../../../domain/people/inn.ts'
import { readCommand } from '../../kit/command/draft.ts'
import type { pointMachine } from './machine.ts'
import type { Joining, PointDraft } from './types.ts'

/** The draft's name in storage: the form of a new point reads the number from it (RP20). */
export const POINT_DRAFT = 'point'

export const draftOf = ({
  context: { searched, command },
}: Pick<SnapshotFrom<typeof pointMachine>, 'context'>): PointDraft | null => {
  const number = organisationInn(searched)
  if (number === '' && !command) return null
  return { searched: number, command: command && { ...command, point: shownPoint(command.point) } }
}

/** What the repeat sends is the point's id; the rest is shown. */
const shownPoint = (point: FoundPoint): FoundPoint => ({ ...point, inn: organisationInn(point.inn) })

const isFound = (stored: unknown): stored is FoundPoint => {
  const { id, name, address, inn } = (stored ?? {}) as Partial<Record<keyof FoundPoint, unknown>>
  return id !== '' && [id, name, address, inn].every((text) => typeof text === 'string')
}

/** A value of another shape is no draft. */
export const readDraft = (stored: unknown): PointDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { searched, command } = stored as Partial<Record<keyof PointDraft, unknown>>
  if (typeof searched !== 'string') return null
  return { searched, command: readCommand<Joining>(command, (rest) => isFound(rest.point)) }
}
