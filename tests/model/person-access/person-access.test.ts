import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { SILENCES, UNHEARD } from '../../../model/kit/command.ts'
import { ANNA } from '../../../model/desk/people-rows.ts'
import { personAccessFlow, REASON, requestOf, WORDS } from '../../../model/desk/person-access.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { PERSON_DEEDS, type PersonDeed } from '../../../src/domain/desk/person-deeds.ts'
import { refusals } from '../../../src/domain/texts/refusals.ts'
import { personAccessActors } from '../../../src/machines/desk/person-access/actors.ts'
import { reasonOf } from '../../../src/machines/desk/person-access/selectors.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(personAccessFlow)

const start = personAccessFlow.inputs['a person']
const ask = { type: 'ask', deed: 'lock' }
const pick = (at: number | null) => ({ type: 'reason.pick', at })
const write = (words: string) => ({ type: 'reason.change', words })
const sent = [ask, pick(0), 'confirm'] as const

describe('person-access: journeys', () => {
  test('C07 nothing is sent without a reason: a sentence of the list, own words, or both', () => {
    expect(walk(personAccessFlow, start, [ask, 'confirm'])).toMatchObject({
      state: 'asking',
      context: { isReasonShown: true, command: null },
    })
    expect(walk(personAccessFlow, start, [ask, 'confirm', write(WORDS)]).context.isReasonShown).toBe(false)
    const both = walk(personAccessFlow, start, [ask, pick(0), write(WORDS), 'confirm'])
    expect(both).toMatchObject({ state: 'sending', context: { command: { key: stamp.key, deed: 'lock' } } })
    expect(reasonOf(both.context)).toBe(`${REASON}. ${WORDS}`)
    expect(reasonOf(walk(personAccessFlow, start, [ask, write(WORDS), 'confirm']).context)).toBe(WORDS)
    expect(reasonOf(walk(personAccessFlow, start, [ask, pick(0), pick(null)]).context)).toBe('')
  })

  test('C07 after the answer it is said, the reason is gone, and the person is loaded anew', () => {
    const end = walk(personAccessFlow, start, [...sent, 'act: done'])
    expect(end).toMatchObject({ state: 'idle', context: { command: null, picked: null, words: '', problem: null } })
    expect(end.effects).toEqual([
      {
        type: 'toast',
        params: { title: 'Учётная запись заблокирована', text: 'Записано в журнал', tone: 'success', about: 'access' },
      },
    ])
  })

  test('C07 who was faster is said, and the person is loaded anew', () => {
    const end = walk(personAccessFlow, start, [...sent, 'act: already'])
    expect(end.state).toBe('idle')
    expect(end.effects).toMatchObject([{ params: { text: refusals.alreadyDone.text, tone: 'danger' } }])
  })

  test('C07 a refusal stands in the question, and the reason stays', () => {
    const end = walk(personAccessFlow, start, [...sent, 'act: refused'])
    expect(end).toMatchObject({ state: 'asking', context: { picked: 0, command: null } })
    expect(end.context.problem).not.toBeNull()
    expect(walk(personAccessFlow, start, [...sent, 'act: refused', 'keep'])).toMatchObject({
      state: 'idle',
      context: { picked: null, problem: null },
    })
    expect(walk(personAccessFlow, start, [...sent, 'act: unauthorised'])).toMatchObject({
      state: 'asking',
      context: { picked: 0, problem: null },
    })
  })

  test('C04 after silence nobody knows: it is repeated under the same key, or the person tells', () => {
    for (const silence of SILENCES)
      expect(walk(personAccessFlow, start, [...sent, `act: ${silence}`]), silence).toMatchObject({ state: 'unanswered' })
    expect(walk(personAccessFlow, start, [...sent, 'act: lost', 'repeat'])).toMatchObject({
      state: 'sending',
      context: { command: { key: stamp.key, isRepeat: true } },
    })
    for (const unheard of UNHEARD)
      expect(walk(personAccessFlow, start, [...sent, 'act: lost', 'repeat', `act: ${unheard}`]).state).toBe('unanswered')
    // The reason stays for another try.
    expect(walk(personAccessFlow, start, [...sent, 'act: lost', 'check'])).toMatchObject({
      state: 'idle',
      context: { command: null, picked: 0 },
    })
  })

  test('C07 each deed is a call of its own with its reason', async () => {
    const seen: { path: string; body: unknown }[] = []
    const api = stagedApi(async (sent) => {
      const request = sent as Request
      seen.push({ path: new URL(request.url).pathname.replace(/^.*\/desk/, '/desk'), body: JSON.parse(await request.text()) })
      return new Response(JSON.stringify({ code: 0, message: null, payload: null }), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const send = (deed: PersonDeed) => toPromise(createActor(personAccessActors(api).act, { input: requestOf(deed) }).start())
    for (const deed of PERSON_DEEDS) await send(deed)
    const of = (path: string, more: object = {}) => ({ path: `/desk/person/${ANNA}/${path}`, body: { ...more, reason: REASON } })
    expect(seen).toEqual([
      of('sessions/end'),
      of('tax-lock', { isLocked: true }),
      of('tax-lock', { isLocked: false }),
      of('lock'),
      of('unlock'),
    ])
  })
})
