/** The fictitious person of the desk's screens. */
import type { DeskPerson } from '../../machines/desk/person/types.ts'

const ANNA = 'user-anna'

export const personAtRest: DeskPerson = {
  id: ANNA,
  name: 'Соколова А. И.',
  mobileTail: '001',
  email: 'a•••@example.org',
  inn: '50••••••••59',
  hasPassport: true,
  since: '2026-02-14T09:00:00.000Z',
  isLegalEntity: false,
  role: 'Продавец',
  status: 'SELLER',
  innStatus: 'ACCEPTED',
  isComplete: true,
  isOwn: false,
  point: 'Инструмент Профи',
  lock: null,
  taxLock: null,
  points: { free: 12_450, held: 0, expected: 3_300, earnedThisMonth: 900, paidThisYear: 1_500, perYear: 4_000 },
  sessions: { count: 2, lastSeen: '2026-11-20T10:58:00.000Z' },
  cards: 1,
  tools: [
    {
      id: 'sale-1',
      side: 'seller',
      title: 'Перфоратор П-26',
      sn: '200.00036',
      status: 'PENDING',
      at: '2026-11-19T10:00:00.000Z',
      atDesk: true,
    },
  ],
  cases: [{ kind: 'tool', id: 'sale-1', title: 'Перфоратор П-26', since: '2026-11-19T10:00:00.000Z' }],
  chat: null,
  reports: [{ code: 'МСТ-7F3K-97', at: '2026-11-20T09:12:00.000Z', note: 'Нажала «Зарегистрировать», а ответа нет' }],
  corrections: [
    {
      id: 'correction-1',
      points: 200,
      reason: 'Исправление прошлой записи',
      state: 'done',
      at: '2026-11-20T08:00:00.000Z',
      by: 'Петрова М.',
      decidedBy: null,
      refusal: null,
    },
  ],
  events: [
    {
      id: '42',
      at: '2026-11-20T06:33:00.000Z',
      event: 'saleApproved',
      actor: { id: 'operator-2', name: 'Петрова М.' },
      subject: { id: ANNA, name: 'Соколова А. И.' },
      object: 'sale-1',
      reason: 'desk',
      note: null,
    },
  ],
  shownUntil: null,
}
