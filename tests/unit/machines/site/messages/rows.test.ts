/** The list of notifications while new ones come: no page leaves one out, and none is shown twice. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { notification } from '../../../../../model/site/notifications.ts'
import { appended, firstRequest, firstRows, nextRequest, renewed } from '../../../../../src/machines/site/messages/rows.ts'
import type { NewsRequest } from '../../../../../src/machines/site/messages/types.ts'
import { NEWS_PAGE } from '../../../../../src/machines/site/notifications/limits.ts'

/** Times that say nothing of the order: two writers at once, clocks set back, rows without a time. */
const row = (at: number) => {
  const minute = (at * 7919) % 97
  return notification(at, { created: minute % 7 === 0 ? null : notification(minute).created })
}

/** A server with this many notifications, the newest first. */
const serverOf = (count: number) => {
  let last = count
  return {
    adds: (more: number) => (last += more),
    page: ({ offset, size }: NewsRequest) => Array.from({ length: last }, (_, at) => row(last - at)).slice(offset, offset + size),
    ids: () => Array.from({ length: last }, (_, at) => notification(last - at).id),
  }
}

/** Between two requests some come; then the person scrolls on, or asks for the new ones. */
const step = fc.record({ come: fc.integer({ min: 0, max: 14 }), renews: fc.boolean() })

test('MS16 MS18 a page that has nothing in common with the rows is below them, whatever its times say', () => {
  const state = firstRows([notification(20), notification(19)])
  const later = { ...notification(18), created: notification(500).created }
  expect(appended(state, [later]).rows.map(({ id }) => id)).toEqual(['news-20', 'news-19', 'news-18'])
})

test('MS16 MS18 whatever comes meanwhile, the rows are those of the server, without a gap and without a double', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(step, { maxLength: 8 }), (count, steps) => {
      const server = serverOf(count)
      let state = firstRows(server.page(firstRequest()))
      const isWhole = () => {
        const known = state.rows.map(({ id }) => id)
        const from = server.ids().indexOf(known[0] ?? '')
        expect(known).toEqual(server.ids().slice(from, from + known.length))
      }
      for (const { come, renews } of steps) {
        // More than a page of them between two requests cannot be told from older ones: «Показать новые» is there by then.
        const unseen = server.ids().indexOf(state.rows[0]?.id ?? '')
        server.adds(Math.min(come, state.next + NEWS_PAGE - 1 - unseen))
        if (renews) state = renewed(state, server.page(firstRequest()))
        else if (!state.isLast) state = appended(state, server.page(nextRequest(state)))
        isWhole()
      }
      for (let at = 0; at < 40 && !state.isLast; at += 1) state = appended(state, server.page(nextRequest(state)))
      isWhole()
      expect([state.isLast, state.rows.at(-1)?.id]).toEqual([true, 'news-1'])
    }),
  )
})
