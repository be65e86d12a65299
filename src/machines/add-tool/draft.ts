/** What of the form outlives the page (B08 of docs/decisions.md). */
import type { SnapshotFrom } from 'xstate'
import { readFiles, storedNames } from '../files/queue.ts'
import { readCommand } from '../kit/command/draft.ts'
import { emptyTool, hasReceiptText, isBegun, type ToolValues } from './form.ts'
import type { addToolMachine } from './machine.ts'
import type { AddToolDraft, CommandKind, Position, ToolCommand } from './types.ts'

/** @returns the draft to keep, or null when there is nothing to lose */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof addToolMachine>, 'context'>): AddToolDraft | null => {
  const { form, files, unread, remarks, filledBy, isManual, scannedTime, command } = context
  if (!command && !isBegun(context)) return null
  return { values: form.values, files, unread, remarks, filledBy, isManual, scannedTime, command }
}

/**
 * A draft comes back from storage: whatever has not the shape of a form is not a draft. One of an earlier version, which
 * knew neither photos nor «no receipt», is a form without them.
 */
export const readDraft = (stored: unknown): AddToolDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { values, files, unread, remarks, filledBy, isManual, scannedTime, command } = stored as Record<
    keyof AddToolDraft,
    unknown
  >
  const form = readValues(values)
  if (!form) return null
  const queue = readFiles(files)
  const ids = new Set(queue.map(({ id }) => id))
  const sent = readToolCommand(command)
  return {
    // A command is repeated with the photos it was sent with, whatever has become of the queue.
    values: sent ? form : { ...form, images: storedNames(queue) },
    files: queue,
    unread: knownIds(unread, ids),
    remarks: readRemarks(remarks, ids),
    filledBy: knownIds(filledBy, ids),
    isManual: isManual === true || hasReceiptText(form),
    scannedTime: typeof scannedTime === 'string' ? scannedTime : null,
    command: sent,
  }
}

const knownIds = (stored: unknown, ids: ReadonlySet<string>): string[] =>
  Array.isArray(stored) ? stored.filter((id): id is string => ids.has(id as string)) : []

const readRemarks = (stored: unknown, ids: ReadonlySet<string>): Record<string, string> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([id, text]) => ids.has(id) && typeof text === 'string'))
    : {}

const readValues = (stored: unknown): ToolValues | null => {
  const known = stored as Partial<ToolValues> | null | undefined
  if (!TEXTS.every((field) => typeof known?.[field] === 'string')) return null
  const { haveABill = true, images = [] } = known as Partial<ToolValues>
  if (typeof haveABill !== 'boolean' || !Array.isArray(images)) return null
  const texts = Object.fromEntries(TEXTS.map((field) => [field, known?.[field]]))
  return { ...emptyTool, ...texts, haveABill, images: images.filter((name) => typeof name === 'string') }
}

const readToolCommand = (stored: unknown): ToolCommand | null =>
  readCommand<ToolCommand>(stored, ({ kind, at, position }) => {
    const { coordinates, gps } = (position ?? {}) as Partial<Position>
    return KINDS.has(kind as CommandKind) && Number.isFinite(at) && typeof coordinates === 'string' && typeof gps === 'string'
  })

const KINDS: ReadonlySet<CommandKind> = new Set(['sale', 'purchase', 'manual', 'reserve', 'reserveManual'])
const TEXTS = ['serialNumber', 'dateTime', 'totalSum', 'fn', 'fd', 'fp'] as const
