import { describe, expect, test } from 'vitest'
import { deskSessionFlow, operator, TOKEN } from '../../../model/desk/desk-session.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(deskSessionFlow)

const known = deskSessionFlow.inputs['with a token']
const stranger = deskSessionFlow.inputs['without a token']
const started = (token: string) => ({ type: 'started', token })
const names = (effects: { type: string }[]) => effects.map(({ type }) => type)
const toLogin = { type: 'navigate', params: { to: '/desk/login' } }

describe('desk-session: journeys', () => {
  test('E21 a stored token leads to its operator', () => {
    const end = walk(deskSessionFlow, known, ['loadOperator: loaded'])
    expect(end).toMatchObject({ state: 'ready', context: { operator, token: TOKEN } })
    expect(end.effects).toEqual([])
  })

  test('E21 without one nobody is signed in until somebody is', () => {
    expect(walk(deskSessionFlow, stranger, []).state).toBe('anonymous')
    const end = walk(deskSessionFlow, stranger, [started(TOKEN), 'loadOperator: loaded'])
    expect(end).toMatchObject({ state: 'ready', context: { token: TOKEN } })
  })

  test('B08 E14 a session that is over is forgotten, and the next sign-in leads back', () => {
    for (const end of [
      walk(deskSessionFlow, known, ['loadOperator: unauthorised']),
      walk(deskSessionFlow, known, ['loadOperator: loaded', { type: 'unauthorised' }]),
    ]) {
      expect(end).toMatchObject({ state: 'anonymous', context: { token: null, operator: null } })
      expect(names(end.effects)).toEqual(['rememberGoal', 'removeToken', 'toast', 'navigate'])
      expect(end.effects.at(-1)).toEqual(toLogin)
    }
  })

  test('E21 whoever is no operator any more is let out, and comes back nowhere', () => {
    const end = walk(deskSessionFlow, known, ['loadOperator: not an operator'])
    expect(end).toMatchObject({ state: 'anonymous', context: { token: null } })
    expect(names(end.effects)).toEqual(['removeToken', 'toast', 'navigate'])
  })

  test('ER08 what could not be loaded is loaded again on demand, or is given up', () => {
    expect(walk(deskSessionFlow, known, ['loadOperator: lost']).state).toBe('failed')
    expect(walk(deskSessionFlow, known, ['loadOperator: lost', { type: 'retry' }, 'loadOperator: loaded']).state).toBe('ready')
    const end = walk(deskSessionFlow, known, ['loadOperator: lost', { type: 'giveUp' }])
    expect(end.state).toBe('signingOut')
    expect(names(end.effects)).toEqual(['removeToken', 'navigate'])
  })

  test('B08 a sign-out erases the token before the server is asked, and does not wait for it for ever', () => {
    const out = ['loadOperator: loaded', { type: 'signOut' }]
    const end = walk(deskSessionFlow, known, out)
    expect(end).toMatchObject({ state: 'signingOut', context: { operator: null } })
    expect(end.effects).toEqual([{ type: 'removeToken', params: undefined }, toLogin])
    for (const last of ['revoke: revoked', 'revoke: lost', 'revoke: crash', 'after REVOKE_LIMIT in signingOut'])
      expect(walk(deskSessionFlow, known, [...out, last])).toMatchObject({ state: 'anonymous', context: { token: null } })
    // Somebody signs in meanwhile.
    const next = walk(deskSessionFlow, known, [...out, started('the-next')])
    expect(next).toMatchObject({ state: 'starting', context: { token: 'the-next' } })
  })

  test('B08 another tab signs out or in: this one follows', () => {
    const at = (token: string | null) => ({ type: 'token.changed', token })
    const out = walk(deskSessionFlow, known, ['loadOperator: loaded', at(null)])
    expect(out).toMatchObject({ state: 'anonymous', context: { token: null, operator: null }, effects: [toLogin] })
    const other = walk(deskSessionFlow, known, ['loadOperator: loaded', at('another')])
    expect(other).toMatchObject({ state: 'starting', context: { token: 'another', operator: null } })
    expect(() => walk(deskSessionFlow, known, ['loadOperator: loaded', at(TOKEN)])).toThrow('not possible in ready')
  })
})
