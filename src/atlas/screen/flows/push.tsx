import { pushMachine } from '../../../machines/site/push/machine.ts'
import { PushSettingsView } from '../../../views/site/push/settings-view.tsx'
import { flowScreen } from '../flow-screen.tsx'

export const screen = flowScreen(pushMachine, (actor) => <PushSettingsView actor={actor} />)
