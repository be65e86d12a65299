/** What of the form outlives the page (B08 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import type { addToolMachine } from './machine.ts'
import type { AddToolDraft, Command, CommandKind } from './types.ts'

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof addToolMachine>, 'context'>): AddToolDraft | null => {
  const { form, command } = context
  const isTyped = Object.values(form.values).some((text) => text !== '')
  return command || isTyped ? { values: form.values, command } : null
}

/** A draft comes back from storage: whatever does not have today's shape is not a draft. */
export const readDraft = (stored: unknown): AddToolDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { values, command } = stored as Partial<AddToolDraft>
  const isWhole = FIELDS.every((field) => typeof values?.[field] === 'string')
  return values && isWhole ? { values, command: isCommand(command) ? command : null } : null
}

const isCommand = (stored: unknown): stored is Command => {
  if (typeof stored !== 'object' || stored === null) return false
  const { kind, key, at, position, isRepeat } = stored as Partial<Command>
  return (
    KINDS.has(kind as CommandKind) &&
    typeof key === 'string' &&
    Number.isFinite(at) &&
    typeof position?.coordinates === 'string' &&
    typeof position.gps === 'string' &&
    typeof isRepeat === 'boolean'
  )
}

const KINDS: ReadonlySet<CommandKind> = new Set(['sale', 'purchase', 'manual'])
const FIELDS = ['serialNumber', 'dateTime', 'totalSum', 'fn', 'fd', 'fp'] as const
