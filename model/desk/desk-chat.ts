import { refusals } from '../../src/domain/texts/refusals.ts'
import { deskChatActors } from '../../src/machines/desk/desk-chat/actors.ts'
import { deskChatMachine } from '../../src/machines/desk/desk-chat/machine.ts'
import { commandAnswers } from '../kit/command.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, refusal, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

const CHAT = 'chat-anna'
export const TEXT = 'Пришлите, пожалуйста, фото чека целиком'
export const question = {
  id: 'message-1',
  type: '2',
  value: 'Чек не проходит',
  isImage: false,
  isRead: true,
  dateTime: '2026-11-20T09:30:00.000Z',
}
export const answered = {
  id: 'message-2',
  type: '1',
  value: TEXT,
  isImage: false,
  isRead: false,
  dateTime: '2026-11-20T09:31:00.000Z',
}
const day = { id: null, type: '3', value: '20.11.2026', isImage: false, isRead: true, dateTime: null }

const actors = (api: Parameters<typeof deskChatActors>[0]) =>
  deskChatActors(
    api,
    () => Promise.resolve(),
    () => stamp.key,
  )
const { chatTaken } = refusals
const input = { id: CHAT }

const sees = async (ui: Ui, { messages, problem }: { messages: readonly { value: string }[] | null; problem: string | null }) => {
  await ui.seesText(question.value)
  await ui.seesText(day.value)
  for (const { value } of messages ?? []) await ui.seesText(value)
  if (problem !== null) await ui.seesText(problem)
}

export const deskChatFlow = await defineFlow({
  name: 'desk-chat',
  machine: deskChatMachine,
  inputs: { 'the conversation': { text: 'Открыта переписка', input } },
  key: ({ messages, text, problem, command, answer }) => [
    messages?.length ?? null,
    text,
    problem !== null,
    command && [command.deed, command.isRepeat],
    answer,
  ],
  events: [
    { type: 'retry' },
    { type: 'text.change', text: TEXT },
    { type: 'answer', key: stamp.key },
    { type: 'take', key: stamp.key },
    { type: 'close', key: stamp.key },
    { type: 'check' },
    { type: 'repeat' },
  ],
  calls: {
    loadChat: call(
      actors,
      'loadChat',
      {
        loaded: said('сообщения получены', ok({ messages: [day, question], next: null })),
        lost: faults['lost']!,
        crash: faults['crash']!,
      },
      input,
    ),
    renewChat: call(
      actors,
      'renewChat',
      {
        news: said('пришло новое', ok({ messages: [day, question, answered], next: null })),
        lost: faults['lost']!,
        crash: faults['crash']!,
      },
      input,
    ),
    act: call(
      actors,
      'act',
      {
        ...commandAnswers,
        done: said('сделано', ok(null)),
        'of another': said('переписку ведёт другой', refusal(409, chatTaken.code, chatTaken.text)),
      },
      { id: CHAT, text: TEXT, command: { key: stamp.key, isRepeat: false, deed: 'answer' } },
    ),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    'text.change': (ui, { text }) => ui.fill('Ответ', text),
    answer: (ui) => ui.click('button', 'Ответить'),
    take: (ui) => ui.click('button', 'Взять'),
    close: (ui) => ui.click('button', 'Закрыть переписку'),
    check: (ui) => ui.click('button', 'Проверить'),
    repeat: (ui) => ui.click('button', 'Повторить'),
  },
  states: {
    loading: (ui) => ui.seesNoText(question.value),
    failed: (ui) => ui.seesText('Переписка не загрузилась'),
    shown: sees,
    renewing: sees,
    acting: sees,
    unanswered: (ui) => ui.seesText('Ответа от сервера нет'),
  },
})
