import { passports } from '../../../../server/kernel/database/schema.ts'
import type { Db } from '../../../../server/kernel/database/types.ts'
import { writeImages } from '../../../../server/modules/profile/images.ts'

type Passport = Omit<typeof passports.$inferInsert, 'userId'>

/** Inserts a person's passport with these images, without the profile's checks. */
export const givePassport = async (db: Db, userId: string, images: readonly string[], passport: Passport = {}): Promise<void> => {
  await db
    .insert(passports)
    .values({ userId, ...passport })
    .onConflictDoNothing()
  await db.transaction((tx) => writeImages(tx, userId, images))
}
