import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { files } from './system.ts'
import { users } from './users.ts'

/** Sixteen bits of the print, from a byte on: prints that differ in few bits share one of four such bands, or nearly. */
const band = (byte: number) => sql.raw(`(get_byte(print, ${byte}) << 8) | get_byte(print, ${byte + 1})`)

/**
 * Perceptual prints of the photographs on receipts and documents: pictures that look alike have prints that are near each other. A trigger
 * lists a photograph as it is attached; a job makes the print. No other upload gets one.
 */
export const picturePrints = pgTable(
  'picture_prints',
  {
    name: text()
      .primaryKey()
      .references(() => files.name, { onDelete: 'cascade' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 64 bits, by which it is found; null: not made yet, or the picture shows nothing to tell it by. */
    print: bytes(),
    /** A finer print, which tells what is found apart. */
    detail: bytes(),
    band0: integer().generatedAlwaysAs(band(0)),
    band1: integer().generatedAlwaysAs(band(2)),
    band2: integer().generatedAlwaysAs(band(4)),
    band3: integer().generatedAlwaysAs(band(6)),
    madeAt: moment(),
  },
  (table) => [
    index('picture_prints_owner').on(table.ownerId),
    index('picture_prints_band0').on(table.band0),
    index('picture_prints_band1').on(table.band1),
    index('picture_prints_band2').on(table.band2),
    index('picture_prints_band3').on(table.band3),
    index('picture_prints_due')
      .on(table.name)
      .where(sql`made_at is null`),
    check('picture_prints_print', sql`octet_length(print) = 8 and (print is null) = (detail is null)`),
    check('picture_prints_made', sql`made_at is not null or print is null`),
  ],
)
