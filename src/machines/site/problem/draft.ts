/** The draft: the person's own words, and a report that was on its way when the page was closed (C04). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { isPlacePath } from '../../../domain/portal/places.ts'
import { isText, readCommand } from '../../kit/command/draft.ts'
import { anything, readShape } from '../../kit/shape.ts'
import type { problemMachine } from './machine.ts'
import type { ProblemInput, ReportCommand } from './types.ts'

type Draft = NonNullable<ProblemInput['draft']>

/** @returns the draft to store, or null when there is nothing of the person's in it */
export const draftOf = ({ context }: Pick<SnapshotFrom<typeof problemMachine>, 'context'>): Draft | null => {
  const { form, command, sent } = context
  if (sent !== null) return null
  return form.values.note === '' && command === null ? null : { note: form.values.note, command }
}

const draftShape = z.object({ note: z.string(), command: anything })

const isSize = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

/** A value of another shape is no draft. */
export const readDraft = (stored: unknown): Draft | null => {
  const draft = readShape(draftShape, stored)
  return (
    draft && {
      note: draft.note,
      command: readCommand<ReportCommand>(
        draft.command,
        ({ recording, note, place, width, height, theme }) =>
          isText(recording) &&
          typeof note === 'string' &&
          isPlacePath(place) &&
          isSize(width) &&
          isSize(height) &&
          (theme === 'light' || theme === 'dark'),
      ),
    }
  )
}
