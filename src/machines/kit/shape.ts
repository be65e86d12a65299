/**
 * What comes back from storage has today's shape or is not there: drafts are read with schemas of zod/mini. Pages that people
 * wait for first read theirs by hand, they do not carry the library (ADR 0001).
 */
import * as z from 'zod/mini'
// The linter takes «z.catch» for a promise's.
import { catch as orElse } from 'zod/mini'

export { orElse }

/** @returns what is stored, as the schema gives it, or null: whatever does not have its shape is none */
export const readShape = <Value>(schema: z.ZodMiniType<Value>, stored: unknown): Value | null => {
  const { success, data } = schema.safeParse(stored)
  return success ? data : null
}

/** A list of what has the shape; the others are left out, and no list is an empty one. */
export const listOf = <Value>(item: z.ZodMiniType<Value>) =>
  z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((all: unknown[]): Value[] => all.flatMap((one) => readShape(item, one) ?? [])),
  )

/** Texts by name; those that are none are left out. */
export const textsByName = z.pipe(
  orElse(z.record(z.string(), z.unknown()), {}),
  z.transform((all: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

export const textOrNull = z.nullable(z.string())
/** Only what says so is true. */
export const isTrue = orElse(z.boolean(), false)
/** Read by somebody else. */
export const anything = z.optional(z.unknown())
