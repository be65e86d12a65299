import { describe, expect, test, vi } from 'vitest'
import { marks } from '../../../model/replay/marks.ts'
import { memoryStore, RELEASE } from '../../../model/replay/sessions.ts'
import { serverErrorMachine } from '../../../src/machines/site/server-error/machine.ts'
import { readLines } from '../../../src/replay/record/lines.ts'
import { createRecorder } from '../../../src/replay/record/recorder.ts'
import { readSegments } from '../../../src/replay/record/ring.ts'
import { standing } from './standing.ts'

const BEGUN = 1_760_000_000_000

const flow = () => standing(serverErrorMachine, serverErrorMachine.getInitialSnapshot({} as never, { from: '/' }))
const elsewhere = { value: 'elsewhere' }

const recorderAt = () => {
  const store = memoryStore()
  const device = { now: BEGUN, place: '/' }
  const onFault = vi.fn<() => void>()
  const recorder = createRecorder({
    release: RELEASE,
    store,
    now: () => device.now,
    place: () => device.place,
    onFault,
    marks,
  })
  const lines = () => recorder.read().flatMap(readLines)
  return { recorder, store, device, onFault, lines }
}

describe('D251 what happens is written later', () => {
  test('with its own moment and place, not with those of the save', () => {
    const { recorder, device, lines } = recorderAt()
    const { root, take } = flow()
    recorder.attach(root)
    device.now += 300
    device.place = '/faq'
    take({ type: 'one' }, elsewhere)
    device.now += 5_000
    device.place = '/sales'
    const [, , , place, event] = lines()
    expect(place).toEqual(['place', 'faq', 300])
    expect(event).toMatchObject(['event', 0, 'one', 0, 'elsewhere', 0])
  })

  test('a save has all of it, and before the save storage is not touched', () => {
    const { recorder, store } = recorderAt()
    const { root, take } = flow()
    recorder.attach(root)
    take({ type: 'one' }, elsewhere)
    expect(readSegments(store.read)).toEqual([])
    recorder.save()
    expect(readSegments(store.read).join('')).toContain('"one"')
  })

  test('an event that cannot be written is said once, and neither other flows nor the end of its own are lost', () => {
    const { recorder, onFault, lines } = recorderAt()
    const [broken, whole] = [flow(), flow()]
    const end = recorder.attach(broken.root)
    recorder.attach(whole.root)
    const unreadable = () => {
      throw new Error('not readable')
    }
    broken.take({ type: 'bad' }, { value: new Proxy({}, { ownKeys: unreadable }) })
    broken.take({ type: 'later' }, elsewhere)
    whole.take({ type: 'good' }, elsewhere)
    end()
    expect(lines().map(([kind, number, type]) => [kind, number, kind === 'event' && type])).toEqual([
      ['segment', 0, false],
      ['place', 'base', false],
      ['flow', 0, false],
      ['flow', 1, false],
      ['event', 1, 'good'],
      ['end', 0, false],
    ])
    expect(onFault).toHaveBeenCalledTimes(1)
  })
})
