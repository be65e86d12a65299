import { Shell } from '../../src/app/shell/shell.tsx'
import { ServicesContext } from '../../src/app/context.ts'
import { createToasts } from '../../src/app/effects/toasts.ts'
import { routeOf } from '../../src/app/routes.ts'
import type { Services } from '../../src/app/services.ts'
import { sessionFlow } from '../model/session/fixture.ts'
import type { Ui } from '../model/kit/ui.ts'
import { testView } from './kit/test-view.tsx'

/** The session has no screen of its own: the shell is what people see of it. */
const anonymous = async (ui: Ui) => {
  await ui.sees('link', 'Регистрация')
  await ui.seesNoText('Баллы')
}
const signedIn = (ui: Ui) => ui.seesText('Баллы')
const ready = async (ui: Ui, context: Parameters<(typeof sessionFlow)['key']>[0]) => {
  await signedIn(ui)
  if (context.user) await ui.sees('button', 'Меню пользователя: Соколова Анна')
  else if (context.legal) await ui.sees('button', 'Меню пользователя: ООО Ромашка')
  else await ui.seesText('Не удалось загрузить данные пользователя')
}

const states = Object.fromEntries(
  Object.keys(sessionFlow.states).map((state) => {
    if (state === 'anonymous' || state === 'signingOut') return [state, anonymous]
    return [state, state.startsWith('ready') ? ready : signedIn]
  }),
)

testView({ ...sessionFlow, states }, (session) => {
  const services = { session, toasts: createToasts() } as unknown as Services
  return (
    <ServicesContext value={services}>
      <Shell route={routeOf('/auth/login')}>{null}</Shell>
    </ServicesContext>
  )
})
