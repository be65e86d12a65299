import { describe, expect, test } from 'vitest'
import { createTurns } from '../../../src/desk/turns.ts'

const ROW = { kind: 'tool', id: 'row-1' } as const
const OTHER = { kind: 'tool', id: 'row-2' } as const

/** A call that is answered by hand. */
const held = (sent: string[], name: string) => {
  let resolve: (text: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((...ends) => {
    ;[resolve, reject] = ends
  })
  const call = () => {
    sent.push(name)
    return promise
  }
  return { call, answer: () => resolve(name), break: () => reject(new Error(name)) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('C07 calls about a row', () => {
  test('a release is sent once its take has been answered, and the next take after it', async () => {
    const inTurn = createTurns()
    const sent: string[] = []
    const [take, release, again] = ['take', 'release', 'again'].map((name) => held(sent, name))
    for (const one of [take, release, again]) void inTurn(ROW, one!.call)
    await settled()
    expect(sent).toEqual(['take'])
    take!.answer()
    await settled()
    expect(sent).toEqual(['take', 'release'])
    release!.answer()
    await settled()
    expect(sent).toEqual(['take', 'release', 'again'])
  })

  test('a call that breaks does not stop those behind it; other rows do not wait', async () => {
    const inTurn = createTurns()
    const sent: string[] = []
    const [take, release, other] = ['take', 'release', 'other'].map((name) => held(sent, name))
    const broken = inTurn(ROW, take!.call)
    void inTurn(ROW, release!.call)
    void inTurn(OTHER, other!.call)
    await settled()
    expect(sent).toEqual(['take', 'other'])
    take!.break()
    await expect(broken).rejects.toThrow('take')
    await settled()
    expect(sent).toEqual(['take', 'other', 'release'])
  })
})
