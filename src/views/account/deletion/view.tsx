/** Deletion of the account in two steps (DL01–DL13). */
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { deletionMachine } from '../../../machines/account/deletion/machine.ts'
import { unansweredOf } from '../../../machines/account/deletion/selectors.ts'
import { Page } from '../../../ui/shell/page.tsx'
import { Panel } from '../../../ui/content/panel.tsx'
import { Stack } from '../../../ui/base/stack.tsx'
import { FlowRoot } from '../../kit/flow-root.tsx'
import { FormPart } from './form-part.tsx'
import { IntroPart } from './intro-part.tsx'
import { UnansweredPart } from './unanswered-part.tsx'

export const DeletionView = ({ actor }: { actor: Actor<typeof deletionMachine> }) => {
  const snapshot = useSelector(actor, (current) => current)
  const unanswered = unansweredOf(snapshot)
  return (
    <FlowRoot flow="deletion" value={snapshot.value}>
      {unanswered ? (
        <UnansweredPart actor={actor} what={unanswered} />
      ) : (
        <Page title="Удаление аккаунта из Платформы МСТ" width="form">
          <Panel>
            <Stack gap="loose">
              <IntroPart />
              <FormPart actor={actor} snapshot={snapshot} />
            </Stack>
          </Panel>
        </Page>
      )}
    </FlowRoot>
  )
}
