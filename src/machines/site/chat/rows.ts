/** Pure steps of the history: pages of the server as one list. */
import type { ChatMessage } from '../../../api/types.ts'
import { CHAT_PAGE } from './limits.ts'

/** A row of the history: a message, or the day of those that follow (CH03): «1» own, «2» other, «3» date separator. */
export type ChatRow = ChatMessage

export const isMessage = ({ type }: ChatRow): boolean => type !== '3'

export interface ChatPage {
  list: ChatRow[]
  hasMore: boolean
}

/** @param supports what the server can do beyond the specification: without «before» there is only the newest page */
export const pageOf = (list: ChatRow[], supports: readonly string[] = []): ChatPage => ({
  list,
  hasMore: supports.includes('before') && list.filter(isMessage).length >= CHAT_PAGE,
})

/** Days stand once, before the first of their messages; a day without messages goes. */
const withDaysOnce = (rows: readonly ChatRow[]): ChatRow[] => {
  const days = new Set<string>()
  return rows.filter((row, at) => {
    if (isMessage(row)) return true
    const next = rows[at + 1]
    if (days.has(row.value) || next === undefined || !isMessage(next)) return false
    days.add(row.value)
    return true
  })
}

const idOf = ({ id }: ChatRow): string | null => id ?? null

/** The rows after a reload. Older pages stay where the newest one continues them; behind a gap they would lie. */
export const withNewest = (known: readonly ChatRow[] | null, page: ChatPage): { rows: ChatRow[]; hasKept: boolean } => {
  const first = page.list.find(isMessage)
  const at = first && idOf(first) !== null ? (known ?? []).findIndex((row) => idOf(row) === first.id) : -1
  const kept = (known ?? []).slice(0, Math.max(at, 0))
  return { rows: withDaysOnce([...kept, ...page.list]), hasKept: kept.some(isMessage) }
}

/** An older page before the known rows; a row that both have stands once. */
export const withOlder = (known: readonly ChatRow[], { list }: ChatPage): ChatRow[] => {
  const ids = new Set(known.map(idOf))
  return withDaysOnce([...list.filter((row) => !isMessage(row) || !ids.has(idOf(row))), ...known])
}

/** The id before which older messages are asked for. */
export const oldestOf = (rows: readonly ChatRow[] | null): string | null => {
  const first = rows?.find(isMessage)
  return first ? idOf(first) : null
}

/** The first unread answer. */
export const firstUnread = (rows: readonly ChatRow[]): string | null =>
  rows.find((row) => isMessage(row) && row.type !== '1' && !row.isRead)?.id ?? null

/** The keys of own messages in the history. */
export const keysOf = (rows: readonly ChatRow[]): string[] => rows.flatMap(({ key }) => key ?? [])
