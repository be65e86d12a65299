import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { filters, judge, ofNobody, places } from '../access/objects.ts'
import { ownReads, prepareReads, reads, shown } from '../access/reads.ts'
import { references } from '../access/references.ts'
import { testApp } from '../support/server/test-app.ts'

const world = testApp({ reserveLimit: 1_000 })

// First: the other tests add to what people have.
describe('RL10 B07 a read shows one’s own', () => {
  beforeAll(() => prepareReads(world()))

  it('the table has a row for every read of the contract', () => {
    expect(Object.keys(reads).toSorted()).toEqual(ownReads().toSorted())
  })

  it.each(Object.keys(reads))('%s', async (id) => {
    expect(await shown(world(), id)).toEqual(reads[id]?.shows)
  })
})

describe('RL10 B07 somebody else’s id answers like one that never existed', () => {
  it('the tables have a row for every place of the contract that names a thing', () => {
    const known = [places, filters, ofNobody].flatMap((table) => Object.keys(table))
    expect(known.toSorted()).toEqual(references().toSorted())
  })

  it.each(Object.entries(places))('%s', async (_name, place) => {
    const { nobody, betrayed, malformed, mine } = await judge(world(), place)
    expect([nobody.code, betrayed, malformed, mine]).toEqual([place.stranger, [], place.malformed.code, 200])
  })

  it.each(Object.entries(filters))('%s', async (_name, { things, send }) => {
    const { mine, samePoint, otherPoint } = await things(world())
    const none = { sellers: [], total: null, next: null }
    for (const id of [randomUUID(), samePoint, otherPoint, 'x']) expect((await send(world(), id)).json.payload).toEqual(none)
    expect((await send(world(), mine)).json.payload).toMatchObject({ sellers: [{ id: mine }] })
  })
})
