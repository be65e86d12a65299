import { eq } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { prepared } from '../../kernel/database/prepared.ts'
import { pushTopics } from '../../kernel/database/schema.ts'
import type { PushTopic } from '../../kernel/database/sets.ts'
import type { Db } from '../../kernel/database/types.ts'

type Topics = components['schemas']['PushTopics']

const ALL: readonly PushTopic[] = ['sale', 'reserve', 'profile', 'team', 'money']

const findTopics = prepared(['userId'], (db, { userId }) =>
  db.select({ chosen: pushTopics.chosen }).from(pushTopics).where(eq(pushTopics.userId, userId)),
)

/** The topics that a person has chosen; all of them before the first choice. */
export const topicsOf = async (db: Db, userId: string): Promise<Record<PushTopic, boolean>> => {
  const [row] = await findTopics(db, { userId })
  const chosen = row?.chosen ?? ALL
  return {
    sale: chosen.includes('sale'),
    reserve: chosen.includes('reserve'),
    profile: chosen.includes('profile'),
    team: chosen.includes('team'),
    money: chosen.includes('money'),
  }
}

/** Keeps a person's choice. A portal that is older than a topic says of it what it says of the profile, which it was part of (E06). */
export const chooseTopics = async (db: Db, userId: string, topics: Topics): Promise<void> => {
  const chosen = ALL.filter((topic) => topics[topic] ?? topics.profile)
  await db.insert(pushTopics).values({ userId, chosen }).onConflictDoUpdate({ target: pushTopics.userId, set: { chosen } })
}
