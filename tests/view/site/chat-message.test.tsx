import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { chatMessageFlow } from '../../../model/site/chat-message.ts'
import { ComposerPart } from '../../../src/views/site/chat/composer-part.tsx'
import { OutboxPart } from '../../../src/views/site/chat/outbox-part.tsx'
import type { ChatMessageActor } from '../../../src/views/site/chat/types.ts'
import { ports } from '../kit/ports.ts'
import { testControls } from '../kit/test-controls.tsx'
import { testView } from '../kit/test-view.tsx'

const view = (actor: ChatMessageActor) => (
  <>
    <ol>
      <OutboxPart actor={actor} />
    </ol>
    <ComposerPart actor={actor} files={ports.files} />
  </>
)

testView(chatMessageFlow, view)
testControls(chatMessageFlow, view)

test('CH04 the picker offers png and jpg alone, one at a time', () => {
  const [input] = Object.values(chatMessageFlow.inputs)
  if (!input) throw new Error('the flow has no start')
  render(view(createActor(chatMessageFlow.machine, { input }).start()))
  const picker = screen.getByRole('group', { name: 'Фотография' }).querySelector('input')
  expect([picker?.accept, picker?.multiple]).toEqual(['.png,.jpg,.jpeg', false])
})
