import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp with milliseconds; business times come from the injected clock, never from the database. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Money and points: integer kopecks. */
export const kopecks = () => bigint({ mode: 'number' })

/** Bytes: hashes. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
