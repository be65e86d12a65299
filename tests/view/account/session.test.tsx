import { cleanup, render, screen } from '@testing-library/react'
import { StaticRouter } from 'react-router-dom'
import { beforeAll } from 'vitest'
import { createActor } from 'xstate'
import { sessionMachine } from '../../../src/machines/account/session/machine.ts'
import { Shell } from '../../../src/app/shell/shell.tsx'
import { ServicesContext } from '../../../src/app/session/context.ts'
import { servicesAtRest } from '../../../src/atlas/screen/services-at-rest.ts'
import { routeOf } from '../../../src/app/routing/routes.ts'
import type { Services } from '../../../src/app/session/services.ts'
import { nothingKept, sessionFlow } from '../../../model/account/session.ts'
import type { Ui } from '../../../model/kit/ui.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

/** The session has no screen of its own: the shell shows it. */
const anonymous = async (ui: Ui) => {
  await ui.sees('link', 'Регистрация')
  await ui.seesNoText('Баллы')
}
const signedIn = (ui: Ui) => ui.seesText('Баллы')
const ready = async (ui: Ui, context: Parameters<(typeof sessionFlow)['key']>[0]) => {
  await signedIn(ui)
  if (context.user) await ui.sees('button', 'Меню пользователя: Соколова Анна')
  else if (context.legal) await ui.sees('button', `Меню пользователя: ${context.legal.organization_name || '-'}`)
  else await ui.seesText('Не удалось загрузить данные пользователя')
}

const states = Object.fromEntries(
  Object.keys(sessionFlow.states).map((state) => {
    if (state === 'anonymous' || state === 'signingOut') return [state, anonymous]
    return [state, state.startsWith('ready') ? ready : signedIn]
  }),
)

const shellOf = (session: Services['session']) => (
  <StaticRouter location="/auth/login">
    <ServicesContext value={servicesAtRest(session)}>
      <Shell route={routeOf('/auth/login')}>{null}</Shell>
    </ServicesContext>
  </StaticRouter>
)

// The menus of a signed-in user and the footer are separate chunks; once loaded, every later shell has them at once.
beforeAll(async () => {
  await import('../../../src/app/shell/signed-in-header.tsx')
  const session = createActor(sessionMachine, {
    input: { token: 'a-token-of-22-characters-and-more', kept: nothingKept },
  }).start()
  render(shellOf(session))
  await screen.findByText('Баллы')
  await screen.findByRole('contentinfo')
  cleanup()
})

testView({ ...sessionFlow, states }, (session) => shellOf(session))
testControls({ ...sessionFlow, states }, (session) => shellOf(session))
