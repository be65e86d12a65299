import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../server/kernel/call/refusal.ts'
import { createTurns } from '../../../server/modules/files/turns.ts'
import type { Turns } from '../../../server/modules/files/turns.ts'

/** Work that ends when the test says so. */
const workshop = (turns: Turns) => {
  const begun: string[] = []
  const ends = new Map<string, (fails: boolean) => void>()
  const outcomes: Promise<string>[] = []
  const bring = (person: string, piece: string): void => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        begun.push(piece)
        ends.set(piece, (fails) => (fails ? reject(new Error(piece)) : resolve(piece)))
      })
    const outcome = turns.take(person, work).catch((error: unknown) => {
      if (error instanceof Refusal) return `${piece}: ${error.refusal} ${error.retryAfter}`
      return `${piece} failed`
    })
    outcomes.push(outcome)
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (piece: string, fails = false): Promise<void> => {
    await settle()
    ends.get(piece)?.(fails)
    await settle()
  }
  return { begun, bring, end, settle, outcomes: () => Promise.all(outcomes) }
}

describe('heavy work in turns', () => {
  it('one piece of a person at a time, and so many in all', async () => {
    const { begun, bring, end, settle } = workshop(createTurns({ atOnce: 2, waitingOfOne: 4, waitingOfAll: 9 }))
    for (const piece of ['a1', 'a2', 'b1', 'c1']) bring(piece.slice(0, 1), piece)
    await settle()
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  it('who brings one piece does not wait for all of somebody who brings four', async () => {
    const { begun, bring, end } = workshop(createTurns({ atOnce: 1, waitingOfOne: 4, waitingOfAll: 9 }))
    for (const piece of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) bring(piece.slice(0, 1), piece)
    for (const piece of ['a1', 'b1', 'c1', 'a2', 'a3', 'a4']) await end(piece)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  })

  it('B12 too many of one person, and too many of all, are refused with a time to come again', async () => {
    const { bring, end, outcomes } = workshop(createTurns({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 }))
    for (const piece of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) bring(piece.slice(0, 1), piece)
    for (const piece of ['a1', 'b1', 'a2', 'a3']) await end(piece)
    expect(await outcomes()).toEqual(['a1', 'a2', 'a3', 'a4: rateLimited 5', 'b1', 'c1: rateLimited 5'])
  })

  it('what fails makes room like what succeeds', async () => {
    const { bring, end, outcomes } = workshop(createTurns({ atOnce: 1, waitingOfOne: 2, waitingOfAll: 3 }))
    for (const piece of ['a1', 'b1', 'a2']) bring(piece.slice(0, 1), piece)
    await end('a1', true)
    await end('b1')
    await end('a2', true)
    expect(await outcomes()).toEqual(['a1 failed', 'b1', 'a2 failed'])
  })
})
