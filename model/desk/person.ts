import { refusals } from '../../src/domain/texts/refusals.ts'
import { personActors } from '../../src/machines/desk/person/actors.ts'
import { personMachine } from '../../src/machines/desk/person/machine.ts'
import type { PersonContext } from '../../src/machines/desk/person/types.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'
import { ANNA, person } from './people-rows.ts'

const input = { id: ANNA }
export const locked = {
  ...person,
  lock: { reason: 'Заявки похожи на обман', at: person.since, by: 'Петрова М.' },
}

const sees = async (ui: Ui, { person: shown }: PersonContext) => {
  await ui.seesText(shown?.name ?? '')
}

export const personFlow = await defineFlow({
  name: 'person',
  machine: personMachine,
  inputs: { 'a person': { text: 'Открыт человек', input } },
  key: ({ person: shown, problem }) => [shown && shown.lock !== null, problem !== null],
  events: [{ type: 'retry' }, { type: 'renew' }],
  calls: {
    loadPerson: call(
      personActors,
      'loadPerson',
      {
        loaded: said('человек получен', ok(person)),
        gone: said('такого человека нет', refusal(404, refusals.notFound.code)),
        lost: faults.lost,
        crash: faults.crash,
      },
      input,
    ),
    renewPerson: call(
      personActors,
      'renewPerson',
      { locked: said('заблокирован', ok(locked)), lost: faults.lost, crash: faults.crash },
      input,
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    renew: { by: 'app', why: 'what was done beside it: access, points, a look at whole data' },
  },
  states: {
    loading: (ui) => ui.seesNoText(person.name),
    failed: (ui) => ui.seesText('Человек не загрузился'),
    gone: (ui) => ui.seesText('Такого человека здесь нет'),
    shown: sees,
    renewing: sees,
  },
})
