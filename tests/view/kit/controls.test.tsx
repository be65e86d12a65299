/** Tests the test of controls: each kind of finding, on a view that has it. */
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { setup, type Actor } from 'xstate'
import { Menu } from '../../../src/ui/overlays/menu.tsx'
import { defineFlow } from '../../../model/kit/flow.ts'
import { controlFindings } from './test-controls.tsx'

const machine = setup({
  types: { events: {} as { type: 'go' } | { type: 'stop' } | { type: 'form.change'; patch: { name: string } } },
}).createMachine({
  id: 'small',
  initial: 'idle',
  states: { idle: { on: { go: 'busy', 'form.change': 'idle' } }, busy: { on: { stop: 'idle' } } },
})
type Small = Actor<typeof machine>

const flow = await defineFlow({
  name: 'small',
  machine,
  inputs: { start: { text: 'Начало', input: undefined } },
  key: () => null,
  events: [{ type: 'go' }, { type: 'stop' }, { type: 'form.change', patch: { name: '1' } }],
  calls: {},
  act: {
    go: (ui) => ui.click('button', 'Дальше'),
    stop: (ui) => ui.pick('Ещё', 'Стоп'),
    'form.change': (ui, { patch }) => ui.fill('Имя', patch.name),
  },
  states: {},
})

const Field = ({ actor }: { actor: Small }) => (
  <label>
    Имя
    <input value="" onChange={({ target }) => actor.send({ type: 'form.change', patch: { name: target.value } })} />
  </label>
)
const Go = ({ actor }: { actor: Small }) => (
  <button type="button" onClick={() => actor.send({ type: 'go' })}>
    Дальше
  </button>
)
const Stop = ({ actor }: { actor: Small }) => (
  <Menu
    trigger={<button type="button">Ещё</button>}
    items={[{ id: 'stop', label: 'Стоп', onSelect: () => actor.send({ type: 'stop' }) }]}
  />
)
const Hint = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" onClick={() => setIsOpen(!isOpen)}>
      Подсказка{isOpen && ': введите имя'}
    </button>
  )
}

const View = ({ actor, idle, busy }: { actor: Small; idle: ReactNode; busy: ReactNode }) =>
  useSelector(actor, (snapshot) => (snapshot.matches('idle') ? idle : busy))

const findings = (idle: (actor: Small) => ReactNode, busy: (actor: Small) => ReactNode): Promise<string[]> =>
  controlFindings(flow, (actor) => <View actor={actor} idle={idle(actor)} busy={busy(actor)} />, 'start')

const soundIdle = (actor: Small) => (
  <>
    <Field actor={actor} />
    <Go actor={actor} />
    <Hint />
    <a href="/faq">Помощь</a>
  </>
)
const soundBusy = (actor: Small) => <Stop actor={actor} />

test('a sound view has no findings: fields, buttons, links, menus and what only opens', async () => {
  expect(await findings(soundIdle, soundBusy)).toEqual([])
})

test('a control that sends what the machine does not take', async () => {
  const busy = (actor: Small) => (
    <>
      <Stop actor={actor} />
      <Go actor={actor} />
    </>
  )
  expect(await findings(soundIdle, busy)).toEqual(['busy: button «Дальше» sends go, which the machine does not take'])
})

test('a control that does nothing', async () => {
  const idle = (actor: Small) => (
    <>
      {soundIdle(actor)}
      <button type="button">Пусто</button>
      <a href="#">Никуда</a>
    </>
  )
  expect(await findings(idle, soundBusy)).toEqual(['idle: button «Пусто» does nothing', 'idle: a «Никуда» does nothing'])
})

test('an event without a control, and a field that cannot be typed into', async () => {
  expect(
    await findings(
      (actor) => <Go actor={actor} />,
      () => <p>Ждите</p>,
    ),
  ).toEqual(['idle: no control sends form.change name', 'busy: no control sends stop'])
  const readOnly = () => (
    <label>
      Имя
      <input readOnly value="" />
    </label>
  )
  expect(await findings(readOnly, soundBusy)).toEqual(['idle: no control sends go', 'idle: no control sends form.change name'])
})
