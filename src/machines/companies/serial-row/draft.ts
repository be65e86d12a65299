/** A row as it is stored: short, because a form may have a thousand of them and stores them with every change. */
import * as z from 'zod/mini'
import { createRow, rowState } from './row.ts'
import type { Availability, SerialRow, Verdict } from './types.ts'

/** Id and text, then what is known of it: its problem or its state, the server's code and words. */
type Packed = [id: string, serial: string, state?: string, code?: number | null, message?: string | null]

export const packRow = (row: SerialRow): Packed => {
  const { id, serialNumber, availability, problem } = row
  const state = problem ?? rowState(row)
  if (state === 'unchecked') return [id, serialNumber]
  return availability.payload === null
    ? [id, serialNumber, state]
    : [id, serialNumber, state, availability.code, availability.message]
}

const PAYLOAD: Readonly<Record<string, Verdict>> = { available: 0, notFound: 1, error: 2, adding: 1, added: 1 }

const packed = z.tuple([z.string(), z.string()], z.unknown())

const availabilityOf = (payload: Verdict, code: unknown, message: unknown): Availability => ({
  code: typeof code === 'number' ? code : null,
  message: typeof message === 'string' ? message : null,
  payload,
  available: payload === 0,
})

const unpack = ([id, serial, state, code, message]: [string, string, ...unknown[]]): SerialRow => {
  const row = { ...createRow(id), serialNumber: serial }
  const payload = typeof state === 'string' ? PAYLOAD[state] : undefined
  return {
    ...row,
    ...(payload !== undefined && { availability: availabilityOf(payload, code, message) }),
    loading: state === 'checking' || state === 'adding',
    isAddClicked: state === 'added',
    problem: state === 'format' || state === 'duplicate' ? state : null,
  }
}

/** Reads a stored row; an unknown state is an unchecked row. */
export const storedRow = z.pipe(packed, z.transform(unpack))
