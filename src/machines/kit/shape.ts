/**
 * Validates stored values: drafts are read with zod/mini schemas. The first pages validate by hand and do not carry
 * the library (ADR 0001).
 */
import * as z from 'zod/mini'
// The linter mistakes «z.catch» for a promise's.
import { catch as orElse } from 'zod/mini'

export { orElse }

/** @returns the stored value as parsed by the schema, or null for any other shape */
export const readShape = <Value>(schema: z.ZodMiniType<Value>, stored: unknown): Value | null => {
  const { success, data } = schema.safeParse(stored)
  return success ? data : null
}

/** A list of valid items; others are dropped, and a value of another type is an empty list. */
export const listOf = <Value>(item: z.ZodMiniType<Value>) =>
  z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((all: unknown[]): Value[] => all.flatMap((one) => readShape(item, one) ?? [])),
  )

/** Texts by name; values of other types are dropped. */
export const textsByName = z.pipe(
  orElse(z.record(z.string(), z.unknown()), {}),
  z.transform((all: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  ),
)

export const textOrNull = z.nullable(z.string())
/** Only a stored `true` is true. */
export const isTrue = orElse(z.boolean(), false)
/** Validated elsewhere. */
export const anything = z.optional(z.unknown())
