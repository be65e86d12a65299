/**
 * F09: the portal's own client and machine against the server, with something in between that answers in the server's place after the
 * server has done the work. Whatever it says, and however late the repeat comes, one wanted payout is one payout.
 */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { stamp } from '../../../model/kit/stamp.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { payouts } from '../../../server/kernel/database/schema.ts'
import { openSession } from '../../../server/modules/auth/sessions.ts'
import { balanceActors } from '../../../src/machines/money/balance/actors.ts'
import { noDraft } from '../../../src/machines/money/balance/draft.ts'
import { balanceMachine } from '../../../src/machines/money/balance/machine.ts'
import { DAY, HOUR } from '../support/server/clock.ts'
import { expectSoundLedger } from '../support/ledger.ts'
import { testApp } from '../support/server/test-app.ts'
import { createBank } from './bank.ts'
import { newPayee, PAN, purse } from './support.ts'
import type { Payee } from './support.ts'

const bank = createBank()
const world = testApp(({ ports }) => ({ ports: { ...ports, acquirer: bank } }))

/** What stands between portal and server: it gets the server's answer, and gives another one. Null passes the server's on. */
type Between = { answer: ((ours: Response) => Response) | null }

const page = (status: number) => () => new Response('<html>Сервис недоступен</html>', { status })

/** Answers to a payout that the server has made, none of them the server's. */
const BETWEEN: Record<string, (ours: Response) => Response> = {
  'the page of a 500': page(500),
  'the page of a 503': page(503),
  'the page of a 504': page(504),
  'the page of a 403': page(403),
  'the page of a 404': page(404),
  'an empty 500': () => new Response('', { status: 500 }),
  'an empty 503': () => new Response('', { status: 503 }),
  'a 500 in JSON': () => Response.json({ error: 'Internal Server Error' }, { status: 500 }),
  'a 503 in JSON': () => Response.json({ message: 'no healthy upstream' }, { status: 503 }),
  'our code 190 with a 500': () => Response.json({ code: 190, message: 'Произошла ошибка', payload: null }, { status: 500 }),
  'a page of a network that wants a sign-in': page(200),
}

/** The portal of a payee: client and machine as they are; the keys that it sent, and what the server has answered to them. */
const portalOf = async (payee: Payee, between: Between) => {
  const keys: (string | null)[] = []
  const told: unknown[] = []
  const api = stagedApi(
    async (request) => {
      const { url, method, headers } = request as Request
      const body = await (request as Request).text()
      const answer = await world().app.inject({
        method: method as 'GET' | 'POST',
        url: new URL(url).pathname,
        headers: Object.fromEntries(headers),
        ...(body !== '' && { payload: body }),
      })
      const ours = new Response(answer.body, { status: answer.statusCode })
      if (!url.endsWith('/cash/out')) return ours
      keys.push(headers.get('Idempotency-Key'))
      told.push(answer.json())
      return between.answer?.(ours) ?? ours
    },
    { token: () => payee.token },
  )
  const rights = { locked: false, innApproved: true, approved: true, taxLocked: false }
  const actor = createActor(balanceMachine.provide({ actors: balanceActors(api) }), { input: { rights, draft: noDraft } }).start()
  actor.send({ type: 'cards.known', cards: [{ cardId: payee.card, pan: PAN }] })
  await waitFor(actor, (snapshot) => snapshot.matches({ purse: 'shown' }))
  actor.send({ type: 'form.change', patch: { card: payee.card } })
  actor.send({ type: 'form.change', patch: { amount: '500' } })
  const answered = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return waitFor(actor, (snapshot) => !snapshot.matches({ withdrawal: 'sending' }))
  }
  const submit = () => {
    actor.send({ type: 'submit', ...stamp, key: randomUUID() })
    return answered({ type: 'confirm', key: randomUUID() })
  }
  return { submit, repeat: () => answered({ type: 'repeat' }), keys, told }
}

/** Lets time pass, with everything that is due then; the session is renewed as a person's who comes back. */
const pass = async (payee: Payee, time: number): Promise<void> => {
  world().clock.pass(time)
  await world().runJobs()
  payee.token = await openSession(world().db, payee.id, world().clock.now())
}

describe('F09 C04 B10 a payout whose answer is not ours', () => {
  it.each(Object.entries(BETWEEN))(
    '%s: «Повторить», at once, after 25 hours, after 40 days, pays nothing twice',
    async (_, answer) => {
      const payee = await newPayee(world(), 12_450)
      const between: Between = { answer }
      const portal = await portalOf(payee, between)
      const asked = await portal.submit()
      expect(asked.value).toMatchObject({ withdrawal: 'unanswered' })
      expect(asked.context.form.values).toEqual({ card: payee.card, amount: '500' })
      for (const later of [0, 25 * HOUR, 40 * DAY]) {
        await pass(payee, later)
        expect((await portal.repeat()).value, `after ${later / HOUR} hours`).toMatchObject({ withdrawal: 'unanswered' })
      }
      between.answer = null
      const end = await portal.repeat()
      expect(await purse(world(), payee.id)).toEqual([11_950, 0])
      const rows = await world().db.select({ id: payouts.id }).from(payouts).where(eq(payouts.userId, payee.id))
      expect(rows.map(({ id }) => bank.payments.get(id)?.paid)).toEqual([1])
      expect(end.value).toMatchObject({ withdrawal: { done: expect.any(String) as string } })
      const [first, ...others] = portal.told as { message: string }[]
      expect(others).toEqual(others.map(() => first))
      expect(end.context.paid?.message).toBe(first?.message)
      expect(new Set(portal.keys).size).toBe(1)
      await expectSoundLedger(world().db)
    },
  )
})
