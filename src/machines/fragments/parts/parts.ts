/** Pure steps of a command in parts. */
import { planParts, type PartsProgress } from '../../../domain/serials/serial-parts.ts'
import { known } from '../../kit/known.ts'
import type { Part, PartFate, PartsCommand } from './types.ts'

/** The parts of a command that begins. */
export const partsOf = (serials: readonly string[]): Part[] =>
  planParts(serials).map((part) => ({ serials: part, fate: 'waiting' }))

const positionOf = ({ parts }: PartsCommand): number => parts.findIndex(({ fate }) => fate === 'waiting')

export const hasPart = (command: PartsCommand): boolean => positionOf(command) !== -1

export const hasRefused = ({ parts }: PartsCommand): boolean => parts.some(({ fate }) => fate === 'refused')

/** The call of a part: its serial numbers, and its own idempotency key. */
export interface PartCall {
  serials: string[]
  key: string
}

/**
 * The call of the part whose turn it is, the same after a reload. Each part has a key of its own: under one key the server knows one
 * request (B10).
 */
export const callOf = (command: PartsCommand): PartCall => {
  const at = positionOf(command)
  return { serials: known(command.parts[at] ?? null).serials, key: at === 0 ? command.key : `${command.key}-${at + 1}` }
}

/** The part under way has its answer; the next one has not been sent yet. */
export const settled = <Own extends PartsCommand>(command: Own, fate: PartFate): Own => {
  const at = positionOf(command)
  return { ...command, isRepeat: false, parts: command.parts.map((part, index) => (index === at ? { ...part, fate } : part)) }
}

const serialsOf = ({ parts }: PartsCommand, fate: PartFate): string[] =>
  parts.flatMap((part) => (part.fate === fate ? part.serials : []))

/** The serial numbers that the server has registered: their rows leave the form. */
export const sentSerials = (command: PartsCommand): string[] => serialsOf(command, 'sent')

export const progressOf = (command: PartsCommand): PartsProgress => ({
  total: command.parts.reduce((sum, { serials }) => sum + serials.length, 0),
  registered: sentSerials(command).length,
})
