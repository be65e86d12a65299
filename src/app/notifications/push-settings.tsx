import { PushSettingsView } from '../../views/site/push/settings-view.tsx'
import { useFlow } from '../session/flow.ts'
import { pushParts } from './push-parts.ts'

/** The notifications of this browser, on the page of messages. */
export const PushSettings = () => <PushSettingsView actor={useFlow(pushParts, undefined)} />
