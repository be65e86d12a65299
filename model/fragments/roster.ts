/** The common parts of the fixtures of lists of people. */
import { refusals } from '../../src/domain/texts/refusals.ts'
import type { RosterContext } from '../../src/machines/fragments/roster/types.ts'
import { faults } from '../kit/faults.ts'
import { ok, refusal, said } from '../kit/flow.ts'
import { people, person } from '../kit/people.ts'
import type { Ui } from '../kit/ui.ts'

/** Rows of a full page. */
export const ROSTER_PAGE = 3

export const firstPage = {
  'first of many': said('первая страница из двух', ok({ sellers: people(0, ROSTER_PAGE), total: 5, next: 'c-1' })),
  all: said('все трое', ok({ sellers: people(0, ROSTER_PAGE), total: ROSTER_PAGE, next: null })),
  one: said('один человек', ok({ sellers: people(0, 1), total: 1, next: null })),
  'bare array': said('массив без страниц, как в описании', ok([person(0, { city: null }), person(1, { locked: true })])),
  none: said('никого нет', ok({ sellers: [], total: 0, next: null })),
  ...faults,
}

export const nextPage = {
  'last two': said('последние двое', ok({ sellers: people(ROSTER_PAGE, 2), total: null, next: null })),
  overlapping: said(
    'страница повторяет последнего из прошлой',
    ok({ sellers: people(ROSTER_PAGE - 1, 3), total: null, next: 'c-2' }),
  ),
  'cursor lost': said(
    'последней строки в списке уже нет: курсор ни к чему не ведёт',
    refusal(400, refusals.invalidRequest.code, refusals.invalidRequest.text),
  ),
  ...faults,
}

export const rosterKey = ({ rows, next, problem }: RosterContext): unknown => [rows.map(({ id }) => id), next, problem !== null]

export const rosterActs = {
  more: (ui: Ui) => ui.click('button', 'Показать еще'),
  retry: (ui: Ui) => ui.click('button', 'Повторить'),
} as const

/** The content of the states of a list. */
export const rosterStates = (caption: string, emptyText: string) => {
  const rows = async (ui: Ui, { rows: all, next, problem }: RosterContext) => {
    await ui.sees('table', caption)
    if (next === null) await ui.seesNoText('Показать еще')
    else await ui.sees('button', 'Показать еще')
    if (next !== null && problem !== null) await ui.seesText(problem)
    for (const { surname, username } of all) await ui.seesText(`${surname} ${username}`)
  }
  return {
    rows,
    loading: (ui: Ui) => ui.sees('table', caption),
    'shown.idle': rows,
    'shown.loadingMore': (ui: Ui) => ui.sees('button', 'Показать еще'),
    empty: (ui: Ui) => ui.seesText(emptyText),
    failed: async (ui: Ui, { problem }: RosterContext) => {
      await ui.seesText('Не удалось загрузить список')
      await ui.seesText(problem ?? '')
      await ui.sees('button', 'Повторить')
    },
  }
}
