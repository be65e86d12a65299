import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { NOTHING_ALIKE, PHONE, peopleFlow, SERIAL } from '../../../model/desk/people.ts'
import { anna, maria } from '../../../model/desk/people-rows.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { peopleActors } from '../../../src/machines/desk/people/actors.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(peopleFlow)

const screen = peopleFlow.inputs['the screen']
const write = (text: string) => ({ type: 'text.change', text })
const asked = [write(SERIAL), 'submit'] as const

describe('people: journeys', () => {
  test('C07 nothing is asked for while the operator types; what is found stays with the text', () => {
    expect(walk(peopleFlow, screen, [write(SERIAL)])).toMatchObject({ state: 'idle', context: { asked: null } })
    const end = walk(peopleFlow, screen, [...asked, 'findPeople: found'])
    expect(end).toMatchObject({ state: 'shown', context: { text: SERIAL, asked: SERIAL } })
    expect(end.context.found?.people.map(({ id }) => id)).toEqual([anna.id, maria.id])
    // Another text is no other look-up yet.
    const typed = walk(peopleFlow, screen, [...asked, 'findPeople: found', write('  ')])
    expect(typed.context).toMatchObject({ asked: SERIAL, found: { people: [{ id: anna.id }, { id: maria.id }] } })
  })

  test('C07 an empty field is not asked for', () => {
    expect(walk(peopleFlow, screen, [write('  '), 'submit'])).toMatchObject({
      state: 'idle',
      context: { problem: 'Введите телефон, номер, чек или точку', asked: null },
    })
    for (const outcome of ['findPeople: found', 'findPeople: lost'])
      expect(walk(peopleFlow, screen, [...asked, outcome, write('  '), 'submit']).context.problem).not.toBeNull()
  })

  test('C07 nobody, and more than twenty, are answers', () => {
    expect(walk(peopleFlow, screen, [...asked, 'findPeople: nobody'])).toMatchObject({
      state: 'shown',
      context: { found: { people: [] } },
    })
    expect(walk(peopleFlow, screen, [...asked, 'findPeople: many']).context.found).toMatchObject({ hasMore: true })
  })

  test('C07 what is like nothing is said under the field, and the text stays', () => {
    const end = walk(peopleFlow, screen, [...asked, 'findPeople: found', 'submit', 'findPeople: nothing alike'])
    expect(end).toMatchObject({ state: 'idle', context: { text: SERIAL, found: null, problem: NOTHING_ALIKE } })
    expect(walk(peopleFlow, screen, [...asked, 'findPeople: nothing alike', write('  ')]).context.problem).toBeNull()
  })

  test('ER08 what has failed is asked for again on demand', () => {
    for (const outcome of ['findPeople: lost', 'findPeople: crash'])
      for (const again of ['retry', 'submit'])
        expect(walk(peopleFlow, screen, [...asked, outcome, again, 'findPeople: found']).state).toBe('shown')
  })

  test('C07 a phone is sent as digits, anything else as it was typed', async () => {
    const sent: unknown[] = []
    const api = stagedApi((request) => {
      sent.push(request)
      return Promise.resolve(
        new Response(JSON.stringify({ code: 0, message: null, payload: { people: [], hasMore: false } }), {
          headers: { 'Content-Type': 'application/json' },
        }),
      )
    })
    const ask = async (text: string) => {
      await toPromise(createActor(peopleActors(api).findPeople, { input: { text } }).start())
      return JSON.parse(await (sent.at(-1) as Request).text()) as unknown
    }
    expect(await ask(PHONE)).toEqual({ query: '79000000001' })
    expect(await ask(SERIAL)).toEqual({ query: SERIAL })
  })
})
