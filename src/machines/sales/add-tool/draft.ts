/** The draft of the form (B08). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { storedFiles } from '../../fragments/files/draft.ts'
import { storedNames } from '../../fragments/files/queue.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { createForm } from '../../kit/form/form.ts'
import { anything, isTrue, listOf, orElse, readShape, textOrNull, textsByName } from '../../kit/shape.ts'
import { hasReceiptText, isBegun } from './form.ts'
import type { addToolMachine } from './machine.ts'
import { repairing } from './repair.ts'
import type { AddToolDraft, StartAsk, ToolCommand } from './types.ts'

/** @returns the draft to store, or null when the form is empty */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof addToolMachine>, 'context'>): AddToolDraft | null => {
  const { form, files, unread, remarks, filledBy, isManual, isFolded, scannedTime, repair, command } = context
  if (!command && !isBegun(context)) return null
  return { values: form.values, files, unread, remarks, filledBy, isManual, isFolded, scannedTime, repair, command }
}

const toolValues = z.object({
  serialNumber: z.string(),
  dateTime: z.string(),
  totalSum: z.string(),
  fn: z.string(),
  fd: z.string(),
  fp: z.string(),
  // An earlier version had neither photos nor «no receipt».
  haveABill: z._default(z.boolean(), true),
  images: z._default(z.pipe(z.array(z.unknown()), listOf(z.string())), []),
})

const storedRepair = z.object({
  id: z.string(),
  serial: z.string(),
  receiptId: z.string(),
  disagreed: textOrNull,
  refused: textOrNull,
  // An earlier version did not say: what stands in its form stays.
  isLoaded: z._default(z.boolean(), true),
})

const toolDraft = z.object({
  values: toolValues,
  files: storedFiles,
  unread: listOf(z.string()),
  remarks: textsByName,
  filledBy: listOf(z.string()),
  isManual: isTrue,
  isFolded: isTrue,
  scannedTime: orElse(textOrNull, null),
  repair: orElse(z.nullable(storedRepair), null),
  command: anything,
})

/** Reads a stored draft: a value of another shape is no draft. */
export const readDraft = (stored: unknown): AddToolDraft | null => {
  const draft = readShape(toolDraft, stored)
  if (!draft) return null
  const { values, files, remarks, isManual } = draft
  const ids = new Set(files.map(({ id }) => id))
  const command = readToolCommand(draft.command)
  return {
    ...draft,
    // A repeated command keeps its photos, whatever has happened to the queue.
    values: command ? values : { ...values, images: storedNames(files) },
    unread: draft.unread.filter((id) => ids.has(id)),
    remarks: Object.fromEntries(Object.entries(remarks).filter(([id]) => ids.has(id))),
    filledBy: draft.filledBy.filter((id) => ids.has(id)),
    isManual: isManual || hasReceiptText(values),
    command,
  }
}

/**
 * The stored draft that a form goes on with: the newest one; at the address of a repair that of the same repair, and none of
 * another tool, which stays as it was left and comes again after the repair. An unanswered command goes before all (B08).
 */
export const isTakenUp =
  (asks: StartAsk | null) =>
  (stored: unknown, at: number): boolean => {
    const draft = readDraft(stored)
    if (asks?.for !== 'repair' || (at === 0 && draft?.command)) return at === 0
    const begun = draft && repairing({ ...draft, form: createForm(draft.values) })
    return begun?.id === asks.repair.id && begun.serial === asks.repair.serial
  }

/** The fields of a tool's command beside its key. */
const toolCommand = z.object({
  kind: z.enum(['sale', 'purchase', 'manual', 'reserve', 'reserveManual']),
  at: z.number(),
  position: z.object({ coordinates: z.string(), gps: z.string() }),
  repairs: z.optional(z.string()),
})

const readToolCommand = (stored: unknown): ToolCommand | null =>
  readCommand<ToolCommand>(stored, (rest) => readShape(toolCommand, rest) !== null)
