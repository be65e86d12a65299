/** The demo world's conversation: Анна has asked support and has an answer that she has read. */
import { chatMessages, conversations } from '../kernel/database/schema.ts'
import type { Tx } from '../kernel/database/types.ts'
import { ANNA, demoId, userId } from './people.ts'

const [CONVERSATION, MESSAGE] = [11, 12]
const HOUR = 3_600_000
const OPERATOR = 90

const LINES: readonly { isAnswer: boolean; text: string; hoursAgo: number }[] = [
  {
    isAnswer: false,
    text: 'Здравствуйте! Покупатель потерял чек, осталась только его фотография. Можно зарегистрировать продажу?',
    hoursAgo: 27,
  },
  {
    isAnswer: true,
    text: 'Здравствуйте! Да: приложите фотографию чека к продаже, и мы проверим её вручную. Обычно за рабочий день.',
    hoursAgo: 26,
  },
  { isAnswer: false, text: 'Спасибо!', hoursAgo: 25.5 },
]

export const seedChats = async (tx: Tx, now: number): Promise<void> => {
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR)
  await tx.insert(conversations).values({
    id: demoId(CONVERSATION, 1),
    ownerId: ANNA,
    operatorId: userId(OPERATOR),
    waitingSince: null,
    closedAt: null,
    createdAt: at(27),
  })
  await tx.insert(chatMessages).values(
    LINES.map(({ isAnswer, text, hoursAgo }, place) => ({
      id: demoId(MESSAGE, place + 1),
      ownerId: ANNA,
      side: isAnswer ? ('operator' as const) : ('person' as const),
      operatorId: isAnswer ? userId(OPERATOR) : null,
      key: `demo-message-${place + 1}`,
      value: text,
      isFile: false,
      fileName: null,
      aboutKind: null,
      aboutId: null,
      createdAt: at(hoursAgo),
      readAt: at(hoursAgo - 0.25),
    })),
  )
}
