import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { pushFlow, settings } from '../../../model/site/push.ts'
import { pushMachine } from '../../../src/machines/site/push/machine.ts'
import { PushOfferView } from '../../../src/views/site/push/offer-view.tsx'
import { PushSettingsView } from '../../../src/views/site/push/settings-view.tsx'
import { settle } from '../kit/jsdom-ui.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

testView(pushFlow, (actor) => <PushSettingsView actor={actor} />)
testControls(pushFlow, (actor) => <PushSettingsView actor={actor} />)

const offer = (value: 'off' | 'blocked' | 'hidden' | 'subscribing' | { on: 'idle' }, isDue = true) => {
  const snapshot = pushMachine.resolveState({ value, context: { settings, device: null, subscription: null, topics: null } })
  const actor = createActor(pushMachine, { snapshot, input: undefined }).start()
  render(<PushOfferView actor={actor} isDue={isDue} />)
  return actor
}

test('E19 the offer asks, says what is consented to, and takes no for an answer', async () => {
  const actor = offer('off')
  expect(screen.getByRole('heading', { name: 'Сообщать об итоге проверки?' })).toBeTruthy()
  expect(screen.getByText(/^Включая уведомления, вы соглашаетесь получать их/)).toBeTruthy()
  screen.getByRole('button', { name: 'Не сейчас' }).click()
  await settle()
  expect([actor.getSnapshot().value, screen.queryByRole('heading')]).toEqual(['hidden', null])
})

test('E19 where the tax service is not to answer nothing is offered; who has accepted by then is not interrupted', () => {
  offer('off', false)
  expect(screen.queryByRole('heading')).toBeNull()
  offer('subscribing', false)
  expect(screen.getByRole('heading', { name: 'Сообщать об итоге проверки?' })).toBeTruthy()
})

test('E19 «Сообщать» asks the browser', async () => {
  const actor = offer('off')
  screen.getByRole('button', { name: 'Сообщать' }).click()
  await settle()
  expect(actor.getSnapshot().value).toBe('subscribing')
})

test.each(['blocked', 'hidden'] as const)('E19 where nothing can be offered nothing is shown: %s', (state) => {
  offer(state)
  expect(document.querySelector('[data-flow="push"]')?.textContent).toBe('')
})

test('E19 where it is on already nothing is asked', () => {
  offer({ on: 'idle' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Уведомления включены на этом устройстве')
})
