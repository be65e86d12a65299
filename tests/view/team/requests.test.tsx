import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { PageWanted, RosterPage } from '../../../src/machines/fragments/roster/types.ts'
import { people } from '../../../model/kit/people.ts'
import { requestsMachine } from '../../../src/machines/team/requests/machine.ts'
import type { Decision } from '../../../src/machines/team/requests/types.ts'
import { requestsFlow } from '../../../model/team/requests.ts'
import { RequestsView } from '../../../src/views/team/requests/view.tsx'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(requestsFlow, (actor) => <RequestsView actor={actor} />)
testControls(requestsFlow, (actor) => <RequestsView actor={actor} />)

test('RL10 C04 F05 a decision greys its own row alone, on its way and without an answer; the question names the person', async () => {
  const sent: Decision[] = []
  const answers: ((answer: { kind: 'unknown' }) => void)[] = []
  const actor = createActor(
    requestsMachine.provide({
      actors: {
        loadPage: fromPromise<ApiResult<RosterPage>, PageWanted>(async () => ({
          kind: 'ok',
          message: null,
          payload: { rows: people(0, 2), total: 2, next: null },
        })),
        decide: fromPromise<ApiResult<null>, Decision>(({ input }) => {
          sent.push(input)
          return new Promise((resolve) => answers.push(resolve))
        }),
      },
      actions: { toast: () => undefined },
    }),
    { input: { size: 20, decisions: [] } },
  )
  actor.start()
  render(<RequestsView actor={actor} />)
  const user = userEvent.setup()
  const button = (name: string) => screen.findByRole('button', { name })

  await user.click(await button('Отклонить: Соколова Анна'))
  const question = screen.getByRole('alertdialog', { name: 'Отклонить заявку?' })
  expect(question.textContent).toContain('Соколова Анна')
  expect(sent).toEqual([])
  await user.click(await button('Отклонить'))
  expect(sent).toMatchObject([{ verdict: 'reject', id: 'person-0' }])
  expect((await button('Отклонить: Соколова Анна')).getAttribute('aria-busy')).toBe('true')
  const [, other] = people(0, 2)
  const approval = `Принять: ${other?.surname} ${other?.username}`
  expect((await button(approval)).matches(':disabled')).toBe(false)

  await act(async () => answers[0]?.({ kind: 'unknown' }))
  expect((await button('Отклонить: Соколова Анна')).matches(':disabled')).toBe(true)
  expect((await button('Принять: Соколова Анна')).matches(':disabled')).toBe(true)
  expect((await button(approval)).matches(':disabled')).toBe(false)
  // The focus that the row has lost stands at what has become of it.
  expect(document.activeElement?.textContent).toContain('Отклоняли заявку: Соколова Анна')
  await user.click(await button(approval))
  expect(sent).toMatchObject([{ id: 'person-0' }, { verdict: 'approve', id: 'person-1' }])
})
