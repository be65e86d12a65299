/** D152: a service whose answers cost money is asked no more than has to be. */
import { beforeEach, describe, expect, it } from 'vitest'
import { limitCounts } from '../../../server/kernel/database/schema.ts'
import { createMetrics } from '../../../server/http/watch/metrics.ts'
import { CACHE } from '../../../server/modules/suggestions/answers.ts'
import { CIRCUIT } from '../../../server/modules/suggestions/circuit.ts'
import type { Pause } from '../../../server/modules/suggestions/circuit.ts'
import { LOOK_UPS } from '../../../server/modules/suggestions/limit.ts'
import { SuggestionsDown, SuggestionsRefused } from '../../../server/modules/suggestions/port.ts'
import { createThrift } from '../../../server/modules/suggestions/thrift.ts'
import { BadConfig } from '../../../server/start/bad-config.ts'
import { readConfig } from '../../../server/start/config.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../support/server/clock.ts'
import { testApp } from '../support/server/test-app.ts'
import { newcomer } from '../team/support.ts'

const world = testApp()
// The questions of a day are counted for all.
beforeEach(() => world().db.delete(limitCounts))

/** A service that a test answers for, and what it was asked. */
const service = (perDay = 1_000) => {
  const asked: string[] = []
  const turns: (Pause | null)[] = []
  let answer: (query: string) => Promise<string[]> = async (query) => [`${query}!`]
  const { db, clock } = world()
  const thrift = createThrift({ db, now: clock.now, perDay, onTurn: (begun) => void turns.push(begun) })
  const source = thrift.of({
    suggest: (query) => {
      asked.push(query)
      return answer(query)
    },
  })
  return {
    asked,
    turns,
    thrift,
    source,
    answers: (by: typeof answer) => {
      answer = by
    },
    fails: () => {
      answer = () => Promise.reject(new SuggestionsDown('away'))
    },
  }
}
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof SuggestionsDown ? 'down' : String(error)),
  )

describe('D152 2.4.1 the limit of a person', () => {
  const ask = (token: string, place: number) => {
    const what = place % 2 ? 'city' : 'address'
    return world().call('GET', `/suggestions/${what}?query=${encodeURIComponent('каза')}`, { token })
  }

  it('three hundred look-ups at once are sixty, cities and addresses together, and nobody else’s', async () => {
    const [one, other] = [await newcomer(world()), await newcomer(world())]
    const answers = await Promise.all(Array.from({ length: 300 }, (_, place) => ask(one.token, place)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json).toEqual({ code: 140, message: 'Слишком много запросов. Попробуйте позже', payload: null })
    expect(refused?.headers['retry-after']).toBe('60')
    expect((await ask(other.token, 1)).status).toBe(200)
    world().clock.pass(MINUTE)
    expect((await ask(one.token, 1)).status).toBe(200)
  })

  it('a day has four hundred, however slowly they are asked', async () => {
    const { token } = await newcomer(world())
    const [minute, day] = LOOK_UPS
    let found = 0
    for (let passed = 0; passed < 10; passed += 1) {
      const answers = await Promise.all(Array.from({ length: minute.budget }, (_, place) => ask(token, place)))
      found += answers.filter(({ status }) => status === 200).length
      world().clock.pass(MINUTE)
    }
    expect(found).toBe(day.budget)
    world().clock.pass(DAY)
    expect((await ask(token, 1)).status).toBe(200)
  })
})

describe('D152 one question is asked once', () => {
  it('what people type alike, one after another and at once, whatever capitals and spaces', async () => {
    const { source, asked, answers, thrift } = service()
    let reply: (found: string[]) => void = () => undefined
    answers(() => new Promise((resolve) => (reply = resolve)))
    const [one, other] = [source.suggest('Казань,  Баумана '), source.suggest('казань, баумана')]
    await expect.poll(() => asked).toEqual(['казань, баумана'])
    reply(['found'])
    expect([await one, await other, await source.suggest(' КАЗАНЬ, БАУМАНА')]).toEqual([['found'], ['found'], ['found']])
    expect(asked).toHaveLength(1)
    expect(thrift.state()).toEqual({ isPaused: false, cached: 2, asked: 1, none: 0 })
  })

  it('an answer is known for a day, and only so many are', async () => {
    const { source, asked } = service(10_000)
    await source.suggest('старый')
    world().clock.pass(CACHE.lifetime - 1)
    await source.suggest('старый')
    world().clock.pass(1)
    await source.suggest('старый')
    expect(asked).toEqual(['старый', 'старый'])
    for (let number = 0; number < CACHE.most; number += 1) await source.suggest(`улица ${number}`)
    const before = asked.length
    await source.suggest(`улица ${CACHE.most - 1}`)
    expect(asked.length - before).toBe(0)
    await source.suggest('старый')
    expect(asked.length - before).toBe(1)
  })

  it('a failure is no answer: the next one asks again', async () => {
    const { source, asked, fails, answers } = service()
    fails()
    expect(await outcome(source.suggest('а'))).toBe('down')
    answers(async () => ['a'])
    expect(await source.suggest('а')).toEqual(['a'])
    expect(asked).toHaveLength(2)
  })

  it('who goes away takes nobody’s answer along', async () => {
    const { source, answers, asked } = service()
    let reply: (found: string[]) => void = () => undefined
    answers(() => new Promise((resolve) => (reply = resolve)))
    const gone = new AbortController()
    const [one, other] = [source.suggest('б', gone.signal), source.suggest('б')]
    await expect.poll(() => asked).toHaveLength(1)
    gone.abort()
    reply(['b'])
    expect([await one, await other]).toEqual([['b'], ['b']])
  })
})

describe('D152 a service that is away is left alone', () => {
  /** What the log says. */
  const AWAY: Pause = { pause: CIRCUIT.pause, reason: 'away' }

  it('after five failures in a row for a minute; then one asks, and the others wait for what becomes of it', async () => {
    const { source, asked, fails, answers, turns, thrift } = service()
    fails()
    for (let number = 0; number < 20; number += 1) expect(await outcome(source.suggest(`в ${number}`))).toBe('down')
    expect([asked.length, turns, thrift.state().isPaused]).toEqual([CIRCUIT.failures, [AWAY], true])
    world().clock.pass(CIRCUIT.pause)
    const probes = Array.from({ length: 10 }, (_, number) => outcome(source.suggest(`г ${number}`)))
    expect(new Set(await Promise.all(probes))).toEqual(new Set(['down']))
    expect([asked.length, turns]).toEqual([CIRCUIT.failures + 1, [AWAY, AWAY]])
    world().clock.pass(CIRCUIT.pause)
    answers(async () => ['д'])
    expect(await source.suggest('д')).toEqual(['д'])
    expect([turns.at(-1), thrift.state().isPaused]).toEqual([null, false])
    expect(await outcome(source.suggest('е'))).toBe('found')
  })

  it('while the one that tries is under way, nobody else asks', async () => {
    const { source, asked, fails, answers } = service()
    fails()
    for (let number = 0; number < CIRCUIT.failures; number += 1) await outcome(source.suggest(`к ${number}`))
    world().clock.pass(CIRCUIT.pause)
    let reply: (found: string[]) => void = () => undefined
    answers(() => new Promise((resolve) => (reply = resolve)))
    const probe = source.suggest('л')
    await expect.poll(() => asked.at(-1)).toBe('л')
    expect(await outcome(source.suggest('м'))).toBe('down')
    expect(asked).toHaveLength(CIRCUIT.failures + 1)
    reply(['л!'])
    expect(await probe).toEqual(['л!'])
  })

  it('its own refusal is heard at once, for as long as it asks; what is known is still told', async () => {
    const { source, asked, answers, turns } = service()
    await source.suggest('ж')
    answers(() => Promise.reject(new SuggestionsRefused('quota', HOUR)))
    expect(await outcome(source.suggest('з'))).toBe('down')
    expect(await outcome(source.suggest('и'))).toBe('down')
    expect([asked, turns]).toEqual([['ж', 'з'], [{ pause: HOUR, reason: 'quota' }]])
    expect(await source.suggest('ж')).toEqual(['ж!'])
  })

  it('a failure now and then pauses nothing', async () => {
    const { source, turns, fails, answers } = service()
    for (let number = 0; number < 20; number += 1) {
      if (number % CIRCUIT.failures === 0) answers(async () => ['к'])
      else fails()
      await outcome(source.suggest(`к ${number}`))
    }
    expect(turns).toEqual([])
  })
})

describe('D152 the quota of a day', () => {
  it('is one for all servers, and begins anew at midnight in Moscow', async () => {
    const [one, other] = [service(3), service(3)]
    expect(await outcome(one.source.suggest('л 1'))).toBe('found')
    expect(await outcome(one.source.suggest('л 2'))).toBe('found')
    expect(await outcome(other.source.suggest('л 3'))).toBe('found')
    expect(await outcome(other.source.suggest('л 4'))).toBe('down')
    expect(await outcome(one.source.suggest('л 5'))).toBe('down')
    expect([one.asked.length, other.asked.length]).toEqual([2, 1])
    const moscow = new Date(world().clock.now() + 3 * HOUR)
    const left = DAY - (moscow.getTime() % DAY)
    expect(other.turns).toEqual([{ pause: left, reason: 'the questions of the day are used up' }])
    world().clock.pass(left - SECOND)
    expect(await outcome(one.source.suggest('л 6'))).toBe('down')
    world().clock.pass(SECOND)
    expect(await outcome(one.source.suggest('л 7'))).toBe('found')
  })

  it('comes from the environment', () => {
    const dadata = { MODE: 'demo', SUGGESTIONS: 'dadata', DADATA_TOKEN: 'k' }
    expect(readConfig(dadata).suggestions).toMatchObject({ perDay: 10_000 })
    expect(readConfig({ ...dadata, DADATA_DAY_LIMIT: '50000' }).suggestions).toMatchObject({ perDay: 50_000 })
    expect(() => readConfig({ ...dadata, DADATA_DAY_LIMIT: '0' })).toThrow(BadConfig)
  })

  it('metrics say whether the service is left alone, and where answers come from', async () => {
    const { source, fails, thrift } = service()
    await source.suggest('м')
    await source.suggest('М')
    fails()
    for (let number = 0; number < 6; number += 1) await outcome(source.suggest(`м ${number}`))
    const { db, clock } = world()
    const metrics = createMetrics({
      db,
      now: clock.now,
      pool: null,
      suggestions: () => thrift.state(),
      onFailure: () => undefined,
    })
    for (const text of [await metrics.text(), await metrics.text()])
      for (const line of ['paused 1', 'total{from="cache"} 1', 'total{from="service"} 1', 'total{from="none"} 6'])
        expect(text).toContain(`mst_suggestions_${line}`)
  })
})
