/** What is written and not sent yet stays in the browser (B08). */
import type { SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import { isTrue, listOf, orElse, readShape, textOrNull } from '../../kit/shape.ts'
import type { chatMessageMachine } from './machine.ts'
import type { ChatMessageDraft } from './types.ts'

/** @returns the draft to store, or null when nothing waits */
export const draftOf = ({
  context: { text, about, aboutTitle, outbox },
}: Pick<SnapshotFrom<typeof chatMessageMachine>, 'context'>): ChatMessageDraft | null => {
  const waiting = outbox.filter(({ isDelivered }) => !isDelivered)
  return text === '' && about === null && waiting.length === 0 ? null : { text, about, aboutTitle, outbox: waiting }
}

const stored = z.object({
  text: orElse(z.string(), ''),
  about: orElse(textOrNull, null),
  aboutTitle: orElse(textOrNull, null),
  outbox: listOf(
    z.object({
      key: z.string(),
      value: z.string(),
      isImage: isTrue,
      name: textOrNull,
      about: textOrNull,
      problem: textOrNull,
      isDelivered: isTrue,
    }),
  ),
})

/** Reads a stored draft: a value of another shape is no draft. */
export const readDraft = (value: unknown): ChatMessageDraft | null => readShape(stored, value)
