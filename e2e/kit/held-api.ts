/**
 * The API of a model test: the flow's calls wait for the path, every other call is answered at once. The browser's own debugger
 * holds them: a route of Playwright switches the cache off, and then every screen loads and compiles all scripts anew.
 */
import { expect, type CDPSession, type Page } from '@playwright/test'
import type { OperationId } from '../../src/api/types.ts'
import type { Reply } from '../../model/kit/flow.ts'
import { operationOf } from '../../model/kit/operation-of.ts'

type Answers = Partial<Record<OperationId, unknown>>

const base64 = (body: string | Uint8Array): string => Buffer.from(body).toString('base64')

const give = (session: CDPSession, requestId: string, reply: Reply): Promise<unknown> => {
  if (reply === 'lost') return session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  const { status, body, headers } = reply
  const type = body instanceof Uint8Array ? 'image/png' : typeof body === 'string' ? 'text/html' : 'application/json'
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: Object.entries({ ...headers, 'Content-Type': type }).map(([name, value]) => ({ name, value })),
    body: base64(body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body)),
  })
}

/** The answer of a call outside the flow: a picture as it is, anything else as the payload. */
const replyOf = (id: OperationId, payload: unknown): Reply => ({
  status: 200,
  body:
    payload instanceof Uint8Array
      ? payload
      : id === 'checkLegal'
        ? { code: 0, message: payload ?? 'Физическое лицо', payload: null }
        : { code: 0, message: null, payload },
})

/** A state that is left, or entered again, takes its requests back. */
const isTakenBack = (error: unknown): boolean => error instanceof Error && error.message.includes('Invalid InterceptionId')

/**
 * @param held operations that wait for the path
 * @param others answers of the other operations: payloads, pictures, and the message of `checkLegal`
 * @param atOnce answers of held operations, and when they do not wait
 */
export const holdApi = async (
  page: Page,
  held: readonly OperationId[],
  others: Answers,
  atOnce: { answers: Answers; isNow: () => Promise<boolean> } = { answers: {}, isNow: async () => false },
) => {
  const session = await page.context().newCDPSession(page)
  const waiting = new Map<OperationId, string[]>()
  /** The first request that no answer is prepared for. */
  let unexpected: string | null = null
  let isOver = false
  const answer = async (id: OperationId | undefined, url: string, requestId: string): Promise<unknown> => {
    if (id && id in atOnce.answers && (await atOnce.isNow())) return give(session, requestId, replyOf(id, atOnce.answers[id]))
    if (id && held.includes(id)) return waiting.set(id, [...(waiting.get(id) ?? []), requestId])
    if (id && id in others) return give(session, requestId, replyOf(id, others[id]))
    unexpected ??= url
    return give(session, requestId, 'lost')
  }
  session.on('Fetch.requestPaused', ({ request: { method, url }, requestId }) => {
    void answer(operationOf(method, new URL(url).pathname), url, requestId).catch((error: unknown) => {
      // The test may be over, or the page have taken the request back.
      if (!isOver && !isTakenBack(error)) throw error
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return {
    /** Answers the latest request of the operation; an older one belongs to a state that was left. */
    settle: async (id: OperationId, reply: Reply): Promise<void> => {
      for (;;) {
        await expect.poll(() => waiting.get(id)?.length ?? 0, `${id} is under way`).toBeGreaterThan(0)
        const requestId = waiting.get(id)!.at(-1)!
        waiting.delete(id)
        const error = await give(session, requestId, reply).then(
          () => null,
          (reason: unknown) => reason,
        )
        if (error === null) return
        // The latest received request may still be the older one: the other is on its way.
        if (!isTakenBack(error)) throw error
      }
    },
    /** Lets all requests go on and says whether one had no answer: the page serves the next test too. */
    end: async (): Promise<void> => {
      isOver = true
      await session.detach()
      expect(unexpected, 'a request that no answer is prepared for').toBeNull()
    },
  }
}
