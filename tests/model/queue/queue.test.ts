import { describe, expect, test } from 'vitest'
import { decidedFree, decidedLate, goneLate, handedOver, queueFlow } from '../../../model/desk/queue.ts'
import { DUE, free, late, more, taken } from '../../../model/desk/rows.ts'
import { beside, nextFree } from '../../../src/machines/desk/queue/rows.ts'
import type { DeskCase } from '../../../src/machines/desk/queue/types.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(queueFlow)

const screen = queueFlow.inputs['the screen']
const loaded = ['loadQueue: loaded'] as const
const decided = [...loaded, decidedLate] as const
const undone = (kind: string) => ({ type: 'undone', kind, id: late.id })
const open = (id: string) => ({ type: 'open', id })
const choose = (kind: string) => ({ type: 'kind.choose', kind })
const step = (by: 1 | -1) => ({ type: 'step', by })
const ids = ({ cases }: { cases: readonly { id: string }[] }) => cases.map(({ id }) => id)
const releases = (id: string | null) => ({ type: 'releaseCase', params: id === null ? null : { kind: 'tool', id } })

describe('queue: journeys', () => {
  test('C07 the first free row is open when the queue is there', () => {
    const end = walk(queueFlow, screen, loaded)
    expect(end).toMatchObject({ state: 'shown.quiet', context: { open: { kind: 'tool', id: late.id } } })
    expect(ids(end.context)).toEqual([late.id, free.id, taken.id])
    expect(walk(queueFlow, screen, ['loadQueue: empty']).context.open).toBeNull()
  })

  test('C07 J and K go to the rows beside, and stop at the ends; the row that is left is given back', () => {
    const down = walk(queueFlow, screen, [...loaded, step(1)])
    expect(down.context.open?.id).toBe(free.id)
    expect(down.effects).toEqual([releases(late.id)])
    expect(walk(queueFlow, screen, [...loaded, step(1), step(-1)]).context.open?.id).toBe(late.id)
    expect(() => walk(queueFlow, screen, [...loaded, step(-1)])).toThrow('not possible')
    expect(() => walk(queueFlow, screen, [...loaded, step(1), step(1), step(1)])).toThrow('not possible')
  })

  test('C07 a press opens its row, once; a row that is not in the list opens nothing', () => {
    const end = walk(queueFlow, screen, [...loaded, open(free.id)])
    expect(end.context).toMatchObject({ open: { id: free.id }, opening: 2 })
    expect(end.effects).toEqual([releases(late.id)])
    for (const id of [late.id, 'nowhere']) expect(() => walk(queueFlow, screen, [...loaded, open(id)])).toThrow('not possible')
  })

  test('C07 a decision opens the next free row', () => {
    const end = walk(queueFlow, screen, decided)
    expect(end.state).toBe('shown.quiet')
    expect(end.context).toMatchObject({ open: { id: free.id } })
    expect(end.context.cases[0]?.pending).toEqual({ verdict: 'approve', due: new Date(DUE).toISOString(), byMe: true })
    // It is not given back: it is decided.
    expect(end.effects).toEqual([])
  })

  test('C07 after the last free row the next ones are loaded, and the first free one of them is open', () => {
    const end = walk(queueFlow, screen, [...decided, decidedFree])
    expect(end).toMatchObject({ state: 'shown.more', context: { open: null } })
    const further = walk(queueFlow, screen, [...decided, decidedFree, 'loadMore: loaded'])
    expect(further).toMatchObject({ state: 'shown.quiet', context: { open: { id: more.id } } })
    expect(further.context.cases[1]?.pending).toMatchObject({ byMe: true })
    // A row that is open stays open.
    expect(walk(queueFlow, screen, [...decided, 'more', 'loadMore: loaded']).context.open?.id).toBe(free.id)
    // Nothing waits behind the last page.
    const all = walk(queueFlow, screen, [...loaded, 'more', 'loadMore: loaded', open(more.id), { ...decidedFree, id: more.id }])
    expect(all).toMatchObject({ state: 'shown.quiet', context: { open: { id: late.id } } })
    const last = walk(queueFlow, screen, [...decided, 'more', 'loadMore: lost', decidedFree, 'loadMore: lost'])
    expect(last).toMatchObject({ state: 'shown.quiet', context: { open: null }, effects: [{ type: 'toast' }, { type: 'toast' }] })
  })

  test('C07 the news of a row that is not open any more change nothing', () => {
    expect(() => walk(queueFlow, screen, [...loaded, step(1), goneLate])).toThrow('not possible')
  })

  test('C07 a row that was handed over, or has gone, makes room for the next one', () => {
    const handed = walk(queueFlow, screen, [...loaded, handedOver])
    expect(handed).toMatchObject({ state: 'shown.quiet', context: { open: { id: free.id } } })
    expect(handed.context.cases[0]?.takenBy).toMatchObject({ id: 'operator-2' })
    const gone = walk(queueFlow, screen, [...loaded, goneLate])
    expect(ids(gone.context)).toEqual([free.id, taken.id])
  })

  test('C07 what was taken back is open again, and the next one is given back', () => {
    const end = walk(queueFlow, screen, [...decided, undone('tool')])
    expect(end).toMatchObject({ state: 'shown.renewing', context: { open: { id: late.id } } })
    expect(end.context.cases[0]?.pending).toBeNull()
    expect(end.effects).toEqual([releases(free.id)])
    // In another queue by then, that queue stays.
    expect(() => walk(queueFlow, screen, [...decided, choose('document'), 'loadQueue: empty', undone('tool')])).toThrow(
      'not possible',
    )
  })

  test('C07 when the list may have changed it is asked for, also while it is being asked for', () => {
    expect(walk(queueFlow, screen, [...loaded, 'renew']).state).toBe('shown.renewing')
    expect(walk(queueFlow, screen, [...loaded, 'renew', 'renew', 'renewQueue: loaded']).state).toBe('shown.quiet')
  })

  test('C07 another queue begins anew, and the address remembers it', () => {
    const end = walk(queueFlow, screen, [...loaded, choose('document')])
    expect(end).toMatchObject({ state: 'loading', context: { kind: 'document', cases: [], open: null } })
    expect(end.effects).toEqual([
      releases(late.id),
      { type: 'navigate', params: { to: '/desk/queue?kind=document', replace: true } },
    ])
    expect(() => walk(queueFlow, screen, [...loaded, choose('tool')])).toThrow('not possible')
  })

  test('LS04 further rows stand behind, each once; what fails is said and loses nothing', () => {
    const end = walk(queueFlow, screen, [...loaded, 'more', 'loadMore: loaded'])
    expect(ids(end.context)).toEqual([late.id, free.id, taken.id, more.id])
    expect(end.context.next).toBeNull()
    expect(() => walk(queueFlow, screen, [...loaded, 'more', 'loadMore: loaded', 'more'])).toThrow('not possible')
    // They do not wait for a renewal.
    expect(walk(queueFlow, screen, [...loaded, 'renew', 'more', 'loadMore: loaded']).context.next).toBeNull()
    expect(() => walk(queueFlow, screen, [...loaded, 'more', 'loadMore: loaded', 'renew', 'more'])).toThrow('not possible')
    for (const outcome of ['loadMore: lost', 'loadMore: crash']) {
      const failed = walk(queueFlow, screen, [...loaded, 'more', outcome])
      expect(failed).toMatchObject({ state: 'shown.quiet', effects: [{ type: 'toast' }] })
      expect(ids(failed.context)).toEqual([late.id, free.id, taken.id])
    }
  })

  test('C07 the list renews itself, and a failure of that leaves what is there', () => {
    const RENEWAL = 'after RENEWAL in shown.quiet'
    for (const outcome of ['renewQueue: loaded', 'renewQueue: lost', 'renewQueue: crash']) {
      const end = walk(queueFlow, screen, [...loaded, RENEWAL, outcome])
      expect(end).toMatchObject({ state: 'shown.quiet', context: { open: { id: late.id } } })
      expect(ids(end.context)).toEqual([late.id, free.id, taken.id])
    }
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadQueue: lost', 'loadQueue: crash']) {
      expect(walk(queueFlow, screen, [outcome]).state).toBe('failed')
      expect(walk(queueFlow, screen, [outcome, 'retry', 'loadQueue: loaded']).state).toBe('shown.quiet')
    }
  })
})

describe('the rows beside', () => {
  const rows = [late, free, taken] as unknown as DeskCase[]

  test('C07 the next free row skips what others have and what is decided, and begins anew at the end', () => {
    expect(nextFree(rows, late.id, 'operator-1')?.id).toBe(free.id)
    expect(nextFree(rows, free.id, 'operator-1')?.id).toBe(late.id)
    expect(nextFree([{ ...late, pending: {} }, taken] as unknown as DeskCase[], late.id, 'operator-1')).toBeNull()
    expect(nextFree(rows, 'nowhere', 'operator-1')?.id).toBe(late.id)
  })

  test('C07 a row that is one’s own from before a reload is free', () => {
    expect(nextFree([taken] as unknown as DeskCase[], 'nowhere', 'operator-2')?.id).toBe(taken.id)
    expect(nextFree([taken] as unknown as DeskCase[], 'nowhere', 'operator-1')).toBeNull()
  })

  test('C07 beside a row that has gone stands the first one', () => {
    expect(beside(rows, 'nowhere', 1)?.id).toBe(late.id)
    expect(beside(rows, taken.id, 1)).toBeNull()
    expect(beside([], null, 1)).toBeNull()
  })
})
