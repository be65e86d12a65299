/** The pages of a list that was left come again, one after another, by the list's own step (D160). */
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { pageOf } from '../../../model/fragments/list.ts'
import { sale } from '../../../model/sales/sales.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import type { ApiResult } from '../../../src/api/result.ts'
import type { SaleEntry } from '../../../src/api/types.ts'
import { growTo } from '../../../src/app/session/kept-place.tsx'
import { storePlace, takePlace, type ListPlace } from '../../../src/app/effects/storage/list-places.ts'
import { eraseMemory } from '../../../src/app/effects/storage/erasers.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { salesMachine, type SaleColumn } from '../../../src/machines/sales/sales/machine.ts'

/** A list of 45 sales, 20 a page; a page that begins at `broken` does not come. */
const open = (broken: number | null = null) => {
  const asked: { offset: number; size: number }[] = []
  const load = fromPromise<ApiResult<Page<SaleEntry>>, PageRequest<SaleColumn>>(({ input: { offset, size } }) => {
    asked.push({ offset, size })
    if (offset === broken) return Promise.resolve({ kind: 'failed', reason: 'offline' } as ApiResult<Page<SaleEntry>>)
    const rows = Array.from({ length: Math.min(size, 45 - offset) }, (_, at) => sale(offset + at, 'FINISH'))
    return Promise.resolve({ kind: 'ok', payload: pageOf(rows, 45), message: null })
  })
  const machine = salesMachine.provide({ actors: { loadPage: load, renewPage: load } })
  const list = createActor(machine, { input: { size: 20, sort: null, address: '', now: stamp.now } }).start()
  const onEnd = vi.fn<() => void>()
  return { list, asked, onEnd, rows: () => list.getSnapshot().context.rows.length }
}

describe('D160 FM15 FM18 the pages of a place', () => {
  test('come in pages of the usual size until the rows are there', async () => {
    const { list, asked, onEnd, rows } = open()
    growTo(list, 40, onEnd)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    expect([rows(), asked]).toEqual([
      40,
      [
        { offset: 0, size: 20 },
        { offset: 20, size: 20 },
      ],
    ])
  })

  test('end with the last row of a list that has become shorter', async () => {
    const { list, onEnd, rows } = open()
    growTo(list, 400, onEnd)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    expect(rows()).toBe(45)
  })

  test('end where a page does not come: its message stands, and nothing is asked again', async () => {
    const { list, asked, onEnd, rows } = open(20)
    growTo(list, 45, onEnd)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
    expect([rows(), asked.length, list.getSnapshot().context.problem]).toEqual([20, 2, 'Нет соединения с интернетом'])
  })

  test('are asked for no more once the screen has gone', async () => {
    const { list, asked, onEnd } = open()
    growTo(list, 45, onEnd)()
    await vi.waitFor(() => expect(list.getSnapshot().matches('shown')).toBe(true))
    expect([asked.length, onEnd.mock.calls.length]).toEqual([1, 0])
  })
})

describe('D160 B08 the places of a tab', () => {
  const place: ListPlace = { entry: 'one', address: '/sales', rows: 40, y: 2000, row: 'sale-31', top: -12, isRepair: false }

  test('belong to a history entry, an address and a person', () => {
    storePlace('anna', place)
    expect(takePlace('anna', 'one', '/sales')).toEqual(place)
    expect(takePlace('anna', 'two', '/sales')).toBeNull()
    expect(takePlace('anna', 'one', '/sales?status=FAIL')).toBeNull()
    expect(takePlace('boris', 'one', '/sales')).toBeNull()
    storePlace('boris', { ...place, entry: 'his' })
    expect(sessionStorage.getItem('places')).not.toContain('one')
  })

  test('a place left for a repair is found by a new entry, once', () => {
    storePlace('anna', { ...place, isRepair: true })
    expect(takePlace('anna', 'two', '/sales')?.y).toBe(2000)
    expect(takePlace('anna', 'three', '/sales')).toBeNull()
  })

  test('end with the sign-out', () => {
    storePlace('anna', place)
    eraseMemory('anna')
    expect(takePlace('anna', 'one', '/sales')).toEqual(place)
    eraseMemory(null)
    expect(sessionStorage.getItem('places')).toBeNull()
  })

  test('are the twenty newest', () => {
    for (let at = 0; at < 25; at += 1) storePlace('anna', { ...place, entry: `entry-${at}` })
    expect([takePlace('anna', 'entry-4', '/sales'), takePlace('anna', 'entry-5', '/sales')?.y]).toEqual([null, 2000])
  })
})
