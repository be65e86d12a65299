/** The draft of the form (B08), without the INN of an entrepreneur (D140). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { organisationInn } from '../../../domain/people/inn.ts'
import { readCommand } from '../../kit/command/draft.ts'
import { anything, orElse, readShape } from '../../kit/shape.ts'
import { FIELDS } from './form.ts'
import type { createPointMachine } from './machine.ts'
import type { CreatePointDraft } from './types.ts'

type Snapshot = Pick<SnapshotFrom<typeof createPointMachine>, 'context' | 'matches'>

/** @returns the draft to store, or null when nothing was typed, or when the application has been accepted */
export const draftOf = (snapshot: Snapshot): CreatePointDraft | null => {
  const { prefilled, form, chosen, command } = snapshot.context
  if (snapshot.matches('done')) return null
  const isEntered = FIELDS.some((field) => form.values[field] !== (field === 'inn' ? prefilled : ''))
  const { inn, ...values } = form.values
  return isEntered || command
    ? { prefilled: organisationInn(prefilled), values: { ...values, inn: organisationInn(inn.trim()) }, chosen, command }
    : null
}

const text = z.string()

const draftShape = z.object({
  prefilled: text,
  values: z.object({ inn: text, name: text, address: text, directorFullName: text, directorPhone: text }),
  chosen: orElse(z.nullable(z.object({ value: text, coordinates: text })), null),
  command: anything,
})

/** A value of another shape is no draft. */
export const readDraft = (stored: unknown): CreatePointDraft | null => {
  const draft = readShape(draftShape, stored)
  return draft && { ...draft, command: readCommand(draft.command) }
}
