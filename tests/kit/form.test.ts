import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { REQUIRED } from '../../src/domain/texts/required.ts'
import { openFormEvents } from '../../src/machines/kit/form/events.ts'
import { createForm, type Form } from '../../src/machines/kit/form/form.ts'
import { formActions, formGuards, openGuards } from '../../src/machines/kit/form/setup.ts'

interface Values {
  name: string
  /** Required where there is a name. */
  town: string
}
interface Context {
  form: Form<Values>
}
type Event = { type: 'form.change'; patch: Partial<Values> } | { type: 'form.blur'; field: keyof Values } | { type: 'submit' }

const rules = {
  check: () => (values: Values) => ({
    ...(values.name.trim() === '' && { name: REQUIRED }),
    ...(/\d/.test(values.town) && { town: 'В названии города нет цифр' }),
  }),
  tidy: (values: Values) => ({ ...values, name: values.name.trim() }),
}

const machine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: formActions<Context, Event>(rules),
  guards: {
    ...formGuards<Context, Event>(rules),
    ...openGuards<Context, Event>(({ form }) => new Set(form.values.name === '' ? ['name'] : ['name', 'town'])),
  },
}).createMachine({
  context: { form: createForm({ name: '', town: '' }) },
  initial: 'editing',
  states: {
    editing: {
      on: { ...openFormEvents, submit: [{ guard: 'isComplete', target: 'sent' }, { actions: 'revealErrors' }] },
    },
    sent: {},
  },
})

const after = (...events: Event[]) => {
  const actor = createActor(machine).start()
  for (const event of events) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { value, values: context.form.values, errors: context.form.errors, reveals: context.form.reveals }
}

const typed = (patch: Partial<Values>): Event => ({ type: 'form.change', patch })
const left = (field: keyof Values): Event => ({ type: 'form.blur', field })

test('a message comes when its field is left, goes when it is changed, and an empty field is spared until the submit', () => {
  expect(after(typed({ name: 'Анна' }), typed({ town: 'Уфа2' }), left('town')).errors).toEqual({
    town: 'В названии города нет цифр',
  })
  expect(after(typed({ name: 'Анна' }), typed({ town: 'Уфа2' }), left('town'), typed({ town: 'Уфа' })).errors).toEqual({})
  expect(after(left('name')).errors).toEqual({})
})

test('a refused submit shows every message at once, and leads to the first', () => {
  expect(after({ type: 'submit' })).toMatchObject({ value: 'editing', errors: { name: REQUIRED }, reveals: 1 })
  expect(after(typed({ name: 'Анна' }), { type: 'submit' }).value).toBe('sent')
})

test('a text is tidied when it is left', () => {
  expect(after(typed({ name: ' Анна ' })).values.name).toBe(' Анна ')
  expect(after(typed({ name: ' Анна ' }), left('name')).values.name).toBe('Анна')
})

test('a field that is not on the screen is neither changed nor left', () => {
  expect(after(typed({ town: 'Уфа2' }), left('town'))).toMatchObject({ values: { town: '' }, errors: {} })
})
