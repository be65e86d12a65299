import { auditActors } from '../../src/machines/desk/audit/actors.ts'
import { auditMachine } from '../../src/machines/desk/audit/machine.ts'
import { call, crash, defineFlow, output, said, type ModelEvent } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

const entryOf = (id: string, more: object = {}) => ({
  id,
  at: '2026-11-20T09:30:00.000Z',
  event: 'saleApproved',
  actor: { id: 'operator-1', name: 'Поддержки С.' },
  subject: { id: 'seller-1', name: 'Соколова А. И.' },
  object: `sale-${id}`,
  reason: 'desk',
  note: null,
  ...more,
})

export const first = entryOf('42')
export const second = entryOf('41', { event: 'locked', actor: null, subject: null, object: null, reason: '', note: 'команда' })

export const me = { id: 'operator-1', name: 'Служба Поддержки' }
export const colleague = { id: 'operator-2', name: 'Петрова М.' }

/** Two calls make the first page, so it is staged as it comes out of them. */
const page = (entries: readonly object[], next: string | null, colleagues: readonly object[] | null) =>
  output({ kind: 'ok', message: null, payload: { entries, next, colleagues } })

const asked = { values: { person: '', object: '', operator: '', from: '', to: '' }, cursor: null, needsColleagues: true }
const lost = said('ответ потерялся', output({ kind: 'unknown' }))
const crashed = said('ошибка в самом пульте', crash)
/** The operator is chosen. */
const isChoice = ({ label }: ModelEvent): boolean => label.includes('operator')

/** The other operators did not come. */
const isAlone = ({ label }: ModelEvent): boolean => label === 'loadAudit: alone'

const seesForm = (ui: Ui) => ui.sees('button', 'Показать')
const seesEntries = async (
  ui: Ui,
  { entries, form }: { entries: readonly { object: string | null }[]; form: { errors: object } },
) => {
  await seesForm(ui)
  if (entries.length === 0) await ui.seesText('Таких записей нет')
  for (const { object } of entries) if (object !== null) await ui.seesText(object)
  for (const message of Object.values(form.errors)) await ui.seesText(String(message))
}

export const auditFlow = await defineFlow({
  name: 'audit',
  machine: auditMachine,
  inputs: {
    'the screen': { text: 'Открыт журнал', input: { me }, only: (event) => !isChoice(event) && !isAlone(event) },
    'the choice of an operator': {
      text: 'Открыт журнал, выбирают оператора',
      input: { me },
      only: (event) => isChoice(event) || isAlone(event) || event.event.type === 'submit',
    },
  },
  key: ({ form, asked: now, colleagues, entries, next, problem }) => [
    // What the field of the operator says once there are entries.
    entries.length > 0 && colleagues === null,
    form.values,
    Object.entries(form.errors).map(String).toSorted(),
    form.reveals > 0,
    now,
    entries.map(({ id }) => id),
    next,
    problem !== null,
  ],
  events: [
    { type: 'form.change', patch: { person: '+7 900 000-00-01' } },
    { type: 'form.change', patch: { operator: me.id } },
    { type: 'form.change', patch: { from: '20.11.2026' } },
    { type: 'form.change', patch: { to: '19.11.2026' } },
    { type: 'form.blur', field: 'to' },
    { type: 'submit' },
    { type: 'more' },
    { type: 'retry' },
  ],
  calls: {
    loadAudit: call(
      auditActors,
      'loadAudit',
      {
        loaded: said('записи получены', page([first], 'cursor', [colleague])),
        empty: said('таких записей нет', page([], null, [colleague])),
        alone: said('записи получены, операторы нет', page([first], null, null)),
        lost,
        crash: crashed,
      },
      asked,
    ),
    loadMore: call(
      auditActors,
      'loadAudit',
      {
        loaded: said('следующие записи получены', page([second], null, null)),
        lost,
        crash: crashed,
      },
      asked,
    ),
  },
  act: {
    'form.change': async (ui, { patch }) => {
      if (patch.person !== undefined) await ui.fill('Человек', patch.person)
      if (patch.operator !== undefined) await ui.pick(/^Кто сделал/, 'Служба Поддержки (вы)')
      if (patch.from !== undefined) await ui.fill('С', patch.from)
      if (patch.to !== undefined) await ui.fill('По', patch.to)
    },
    'form.blur': (ui) => ui.leave('По'),
    submit: (ui) => ui.click('button', 'Показать'),
    more: (ui) => ui.click('button', 'Показать ещё'),
    retry: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    loading: seesForm,
    failed: (ui) => ui.seesText('Журнал не загрузился'),
    'shown.quiet': seesEntries,
    'shown.more': seesEntries,
  },
})
