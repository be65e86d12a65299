/** The API of a model test: the flow's calls wait for the path, every other call is answered at once. */
import { expect, type Page, type Request, type Route } from '@playwright/test'
import type { OperationId } from '../../src/api/types.ts'
import type { Reply } from '../../model/kit/flow.ts'
import { operationOf } from '../../model/kit/operation-of.ts'

/** A state that is left, or entered again, aborts its requests. */
const isTakenBack = async (request: Request): Promise<boolean> =>
  (await request.response()) === null && request.failure()?.errorText === 'net::ERR_ABORTED'

const give = async (route: Route, reply: Reply): Promise<void> => {
  if (reply === 'lost') return route.abort('connectionreset')
  const isText = typeof reply.body === 'string'
  await route.fulfill({
    status: reply.status,
    body: isText ? (reply.body as string) : JSON.stringify(reply.body),
    headers: { ...reply.headers, 'Content-Type': isText ? 'text/html' : 'application/json' },
  })
}

export const holdApi = async (page: Page, held: readonly OperationId[], others: Partial<Record<OperationId, unknown>>) => {
  const waiting = new Map<OperationId, Route[]>()
  await page.route('**/api/**', async (route) => {
    const id = operationOf(route.request().method(), new URL(route.request().url()).pathname)
    if (id && held.includes(id)) {
      waiting.set(id, [...(waiting.get(id) ?? []), route])
      return
    }
    if (!id || !(id in others)) throw new Error(`no answer is prepared for ${route.request().url()}`)
    await route.fulfill({ json: { code: 0, message: id === 'checkLegal' ? 'Физическое лицо' : null, payload: others[id] } })
  })
  return {
    /** Answers the latest request of the operation; an older one belongs to a state that was left. */
    settle: async (id: OperationId, reply: Reply): Promise<void> => {
      for (;;) {
        await expect.poll(() => waiting.get(id)?.length ?? 0, `${id} is under way`).toBeGreaterThan(0)
        const route = waiting.get(id)!.at(-1)!
        waiting.delete(id)
        await give(route, reply)
        // The latest received request may still be the older one: the other is on its way.
        if (!(await isTakenBack(route.request()))) return
      }
    },
  }
}
