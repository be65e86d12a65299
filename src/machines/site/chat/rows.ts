/** Pure steps of the history: pages of the server as one list. */

/** A row of the history: a message, or the day of those that follow (CH03). */
export interface ChatRow {
  /** «1» own, «2» other, «3» date separator. */
  type: '1' | '2' | '3'
  value: string
  isRead: boolean
  isImage: boolean
  /** A server of the specification names none. */
  id?: string | null
  /** ISO 8601. */
  dateTime?: string | null
  /** The sender's own key. */
  key?: string | null
  about?: { kind: string; id: string; title: string } | null
}

export interface ChatPage {
  list: ChatRow[]
  hasMore?: boolean
}

const isMessage = ({ type }: ChatRow): boolean => type !== '3'

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
  rows.find(({ type, isRead }) => type === '2' && !isRead)?.id ?? null

/** The keys of own messages in the history. */
export const keysOf = (rows: readonly ChatRow[]): string[] => rows.flatMap(({ key }) => key ?? [])
