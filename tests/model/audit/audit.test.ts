import { describe, expect, test } from 'vitest'
import { toPromise, createActor } from 'xstate'
import { auditFlow, colleague, first, second } from '../../../model/desk/audit.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { emptyAudit } from '../../../src/machines/desk/audit/form.ts'
import { auditActors } from '../../../src/machines/desk/audit/actors.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(auditFlow)

const screen = auditFlow.inputs['the screen']
const change = (patch: object) => ({ type: 'form.change', patch })
const ids = ({ entries }: { entries: readonly { id: string }[] }) => entries.map(({ id }) => id)

describe('audit: journeys', () => {
  test('C07 the newest entries are there at once, further ones stand behind them', () => {
    expect(ids(walk(auditFlow, screen, ['loadAudit: loaded']).context)).toEqual([first.id])
    const end = walk(auditFlow, screen, ['loadAudit: loaded', 'more', 'loadMore: loaded'])
    expect(ids(end.context)).toEqual([first.id, second.id])
    expect(() => walk(auditFlow, screen, ['loadAudit: loaded', 'more', 'loadMore: loaded', 'more'])).toThrow('not possible')
  })

  test('C07 what fails behind is said, and loses nothing', () => {
    for (const outcome of ['loadMore: lost', 'loadMore: crash']) {
      const end = walk(auditFlow, screen, ['loadAudit: loaded', 'more', outcome])
      expect(end).toMatchObject({ state: 'shown.quiet', effects: [{ type: 'toast' }] })
      expect(ids(end.context)).toEqual([first.id])
    }
  })

  test('C07 another question begins anew; what is typed afterwards changes nothing of its further pages', () => {
    const asked = ['loadAudit: loaded', change({ person: 'anna' }), 'submit'] as const
    expect(walk(auditFlow, screen, asked)).toMatchObject({
      state: 'loading',
      context: { entries: [], asked: { person: 'anna' } },
    })
    const typed = walk(auditFlow, screen, [...asked, 'loadAudit: loaded', change({ person: 'pavel' }), 'more'])
    expect(typed.context.asked.person).toBe('anna')
    // Also while nothing could be loaded.
    expect(walk(auditFlow, screen, ['loadAudit: lost', change({ person: 'anna' }), 'submit']).context.asked.person).toBe('anna')
  })

  test('C07 days that are none, or run backwards, are not asked for', () => {
    const refused = (patch: object) => walk(auditFlow, screen, ['loadAudit: loaded', change(patch), 'submit'])
    expect(refused({ from: '40.11.2026' })).toMatchObject({
      state: 'shown.quiet',
      context: { form: { errors: { from: 'Введите дату в формате дд.мм.гггг' } } },
    })
    expect(refused({ from: '20.11.2026', to: '19.11.2026' }).context.form.errors).toEqual({ to: 'Этот день раньше первого' })
    expect(refused({ to: '19.11.2026' }).state).toBe('loading')
    const failed = walk(auditFlow, screen, ['loadAudit: lost', change({ to: 'вчера' }), 'submit'])
    expect(failed.state).toBe('failed')
    const left = walk(auditFlow, screen, ['loadAudit: loaded', change({ to: '19' }), { type: 'form.blur', field: 'to' } as never])
    expect(left.context.form.errors).toEqual({ to: 'Введите дату в формате дд.мм.гггг' })
  })

  test('ER08 what could not be loaded is loaded again on demand', () => {
    for (const outcome of ['loadAudit: lost', 'loadAudit: crash'])
      expect(walk(auditFlow, screen, [outcome, 'retry', 'loadAudit: loaded']).state).toBe('shown.quiet')
  })

  test('C07 a phone is sent as digits, days as the contract spells them, and nothing that is empty', async () => {
    const sent: unknown[] = []
    const api = stagedApi((request) => {
      sent.push(request)
      return Promise.resolve(
        new Response(JSON.stringify({ code: 0, message: null, payload: { entries: [], next: null } }), {
          headers: { 'Content-Type': 'application/json' },
        }),
      )
    })
    const ask = async (values: object, cursor: string | null = null) => {
      const input = { values: { ...emptyAudit, ...values }, cursor, needsColleagues: false }
      await toPromise(createActor(auditActors(api).loadAudit, { input }).start())
      return JSON.parse(await (sent.at(-1) as Request).text()) as unknown
    }
    expect(await ask({})).toEqual({})
    expect(await ask({ person: '8 (900) 000-00-01', object: ' 17 ', from: '01.11.2026', to: '20.11.2026' }, 'next')).toEqual({
      person: '79000000001',
      object: '17',
      from: '01-11-2026',
      to: '20-11-2026',
      cursor: 'next',
    })
    expect(await ask({ person: ' user-of-anna ' })).toEqual({ person: 'user-of-anna' })
    expect(await ask({ operator: colleague.id })).toEqual({ operator: colleague.id })
  })

  test('C07 the other operators are asked for once, and again where they did not come; entries do not wait for them', async () => {
    const ask = async (operators: object | null, needsColleagues: boolean) => {
      const asked: string[] = []
      const api = stagedApi((request) => {
        const path = new URL((request as Request).url).pathname
        asked.push(path)
        const payload = path.endsWith('/desk/operators')
          ? operators
          : { code: 0, message: null, payload: { entries: [], next: null } }
        if (payload === null) return Promise.reject(new TypeError('network'))
        return Promise.resolve(new Response(JSON.stringify(payload), { headers: { 'Content-Type': 'application/json' } }))
      })
      const input = { values: emptyAudit, cursor: null, needsColleagues }
      return { answer: await toPromise(createActor(auditActors(api).loadAudit, { input }).start()), asked }
    }
    const known = { code: 0, message: null, payload: [colleague] }
    expect(await ask(known, true)).toMatchObject({ answer: { kind: 'ok', payload: { entries: [], colleagues: [colleague] } } })
    expect(await ask(null, true)).toMatchObject({ answer: { kind: 'ok', payload: { colleagues: null } } })
    expect((await ask(known, false)).asked).toHaveLength(1)
    expect(walk(auditFlow, screen, ['loadAudit: loaded', 'more', 'loadMore: loaded']).context.colleagues).toEqual([colleague])
    expect(walk(auditFlow, screen, ['loadAudit: alone', 'submit', 'loadAudit: loaded']).context.colleagues).toEqual([colleague])
  })
})
