/** The number of a list's rows beside its heading. */
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { ApiResult } from '../../../src/api/result.ts'
import type { UserTool } from '../../../src/api/types.ts'
import type { Page, PageRequest } from '../../../src/machines/fragments/list/types.ts'
import { userToolsMachine, type ToolColumn } from '../../../src/machines/sales/user-tools/machine.ts'
import { ListTitle } from '../../../src/views/fragments/list/list-title.tsx'
import { listInput, pageOf } from '../../../model/fragments/list.ts'
import { tool } from '../../../model/sales/user-tools.ts'

const show = async (total: number | null) => {
  const loadPage = fromPromise<ApiResult<Page<UserTool>>, PageRequest<ToolColumn>>(() =>
    Promise.resolve({ kind: 'ok', payload: pageOf([tool(1, 'FINISH')], total), message: null }),
  )
  const actor = createActor(userToolsMachine.provide({ actors: { loadPage } }), { input: listInput<ToolColumn>(null) }).start()
  render(
    <h1>
      <ListTitle actor={actor}>Инструменты</ListTitle>
    </h1>,
  )
  await act(() => Promise.resolve())
  return actor
}

test.each([
  [1, 'Инструменты1'],
  [1_234, 'Инструменты1\u00A0234'],
  [0, 'Инструменты'],
  [null, 'Инструменты'],
])('D192 of %s rows the heading shows «%s», and keeps its name', async (total, shown) => {
  await show(total)
  expect(screen.getByRole('heading', { name: 'Инструменты' }).textContent).toBe(shown)
})

test('D192 the number of a choice stands in its own line, not in the heading', async () => {
  const actor = await show(45)
  act(() => actor.send({ type: 'search.change', text: '200' }))
  expect(screen.getByRole('heading', { name: 'Инструменты' }).textContent).toBe('Инструменты')
})
