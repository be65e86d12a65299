/** Closed data of a person, opened by an operator for five minutes with a reason. */
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { SHOWN_FOR } from '../../../src/domain/desk/people.ts'
import type { RevealReason } from '../../../src/domain/desk/people.ts'
import { refuse } from '../../kernel/call/refusal.ts'
import { deleteInBatches } from '../../kernel/database/in-batches.ts'
import { disclosures, files, isStored, passportImages, passports } from '../../kernel/database/schema.ts'
import type { FileType } from '../../kernel/database/sets.ts'
import type { Db, Tx } from '../../kernel/database/types.ts'
import { record } from '../audit/record.ts'
import type { FileStore, StoredFile } from '../files/ports.ts'
import { maskedSeries, wholeName, wireDay } from './mask.ts'
import { findPerson, takePersonFor } from '../desk/person.ts'
import type { Deed } from '../desk/person.ts'

type Details = components['schemas']['PersonDetails']

/**
 * Opens a person's data to an operator; once more, they are open for five minutes from now.
 * @returns until when
 * @throws Refusal ownMatter, notFound
 */
export const reveal = async (tx: Tx, deed: Deed, reason: RevealReason): Promise<Date> => {
  const { id, operator, origin, now } = deed
  await takePersonFor(tx, deed, 'no key update')
  const until = new Date(now + SHOWN_FOR)
  await tx
    .insert(disclosures)
    .values({ operatorId: operator, userId: id, reason, until })
    .onConflictDoUpdate({ target: [disclosures.operatorId, disclosures.userId], set: { reason, until } })
  await record(tx, { event: 'personRevealed', actor: operator, subject: id, origin, reason }, now)
  return until
}

/** What is open to this operator; null where nothing is, or no more. */
export const openTo = async (db: Db, { id, operator, now }: Omit<Deed, 'origin'>) => {
  const isOpen = and(eq(disclosures.operatorId, operator), eq(disclosures.userId, id), gt(disclosures.until, new Date(now)))
  const [row] = await db.select().from(disclosures).where(isOpen)
  return row ?? null
}

const picturesOf = async (db: Db, id: string): Promise<string[]> => {
  const rows = await db
    .select({ name: passportImages.name })
    .from(passportImages)
    .where(eq(passportImages.userId, id))
    .orderBy(asc(passportImages.name))
  return rows.map(({ name }) => name)
}

/** The opened data. @throws Refusal notFound, notShown */
export const detailsOf = async (db: Db, asked: Omit<Deed, 'origin'>): Promise<Details> => {
  const person = await findPerson(db, asked.id)
  const open = (await openTo(db, asked)) ?? refuse('notShown')
  const [passport] = await db.select().from(passports).where(eq(passports.userId, asked.id))
  const { responsible, mobile, email, city, birthday, inn } = person
  return {
    until: open.until.toISOString(),
    reason: open.reason,
    name: wholeName(person),
    responsible,
    mobile,
    email,
    city,
    birthday: wireDay(birthday),
    inn,
    passport: passport
      ? {
          series: maskedSeries(passport.series),
          issuedBy: passport.issuedBy,
          issuedFrom: wireDay(passport.issuedFrom),
          departmentCode: passport.departmentCode,
        }
      : null,
    pictures: await picturesOf(db, asked.id),
  }
}

/**
 * One picture of a passport; each one that is opened is a line of the audit, before anything leaves.
 * @throws Refusal notFound, notShown
 */
export const pictureOf = async (
  db: Db,
  deed: Deed,
  name: string,
  fileStore: FileStore,
): Promise<{ name: string; contentType: FileType; file: StoredFile }> => {
  const { id, operator, origin, now } = deed
  await findPerson(db, id)
  const open = (await openTo(db, deed)) ?? refuse('notShown')
  const [row] = await db
    .select({ name: files.name, contentType: files.contentType })
    .from(passportImages)
    .innerJoin(files, eq(files.name, passportImages.name))
    .where(and(eq(passportImages.userId, id), eq(passportImages.name, name), isStored))
  const file = row ? await fileStore.get(row.name) : null
  if (!row || !file) return refuse('notFound')
  try {
    await record(db, { event: 'passportOpened', actor: operator, subject: id, object: name, origin, reason: open.reason }, now)
  } catch (error) {
    file.stream.destroy()
    throw error
  }
  return { ...row, file }
}

/** The part of the cleanup that deletes what is open no more. */
export const forgetDisclosures = (db: Db, now: number): Promise<void> =>
  deleteInBatches(db, disclosures, lte(disclosures.until, new Date(now)))
