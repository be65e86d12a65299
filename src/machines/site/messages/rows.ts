/**
 * Pure steps of a list that grows at both ends: new ones come on top while pages are loaded below. The server counts from the top, so
 * what came meanwhile shifts every page down: a page repeats rows, which are dropped by id, and after very many it begins with
 * newer rows, which belong on top: they stand above the first known one. Times decide nothing: the order is the server's.
 */
import type { Notification } from '../../../api/types.ts'
import { NEWS_PAGE } from '../notifications/limits.ts'
import { distinct, newcomers } from '../notifications/news.ts'
import type { MessagesContext, NewsRequest } from './types.ts'

type Rows = Pick<MessagesContext, 'rows' | 'next' | 'isLast'>

const isShort = (page: readonly Notification[]): boolean => page.length < NEWS_PAGE

export const firstRequest = (): NewsRequest => ({ offset: 0, size: NEWS_PAGE })

export const nextRequest = ({ next }: Pick<Rows, 'next'>): NewsRequest => ({ offset: next, size: NEWS_PAGE })

export const firstRows = (page: Notification[]): Rows => ({
  rows: distinct(page),
  next: page.length,
  isLast: isShort(page),
})

export const appended = ({ rows, next }: Rows, page: Notification[]): Rows => {
  const known = new Set(rows.map(({ id }) => id))
  const first = page.findIndex(({ id }) => known.has(id))
  const below = page.slice(Math.max(first, 0)).filter(({ id }) => !known.has(id))
  return { rows: [...rows, ...distinct(below)], next: next + page.length, isLast: isShort(page) }
}

/** What the server now says of rows that are known. */
export const refreshed = (rows: readonly Notification[], page: readonly Notification[]): Notification[] => {
  const fresh = new Map(page.map((row) => [row.id, row]))
  return rows.map((row) => fresh.get(row.id) ?? row)
}

/** The first page once more, on top of the rows; where so many have come that it does not reach them, it begins the list anew. */
export const renewed = (state: Rows, page: Notification[]): Rows => {
  const fresh = newcomers(state.rows, page)
  if (fresh.length === page.length) return firstRows(page)
  const rows = [...distinct(fresh), ...refreshed(state.rows, page)]
  return { rows, next: rows.length, isLast: state.isLast }
}
