import { inboxActors } from '../../src/machines/desk/inbox/actors.ts'
import { inboxMachine } from '../../src/machines/desk/inbox/machine.ts'
import { faults } from '../kit/faults.ts'
import { call, defineFlow, ok, said } from '../kit/flow.ts'
import { stamp } from '../kit/stamp.ts'
import type { Ui } from '../kit/ui.ts'

const chatOf = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  status: 'waiting',
  waitingSince: new Date(stamp.now - 3_600_000).toISOString(),
  unread: 1,
  takenBy: null,
  lastMessage: `Вопрос: ${name}`,
  ...more,
})

export const anna = chatOf('chat-anna', 'Соколова А. И.')
export const pavel = chatOf('chat-pavel', 'Зайцев П.', {
  status: 'taken',
  takenBy: { id: 'operator-2', name: 'Петрова М.' },
  waitingSince: null,
})

const actors = (api: Parameters<typeof inboxActors>[0]) => inboxActors(api, () => Promise.resolve())
const answers = {
  loaded: said('переписки получены', ok({ chats: [anna, pavel], next: null })),
  empty: said('никто не ждёт', ok({ chats: [], next: null })),
  lost: faults.lost,
  crash: faults.crash,
}
const sees = async (ui: Ui, { chats, list }: { chats: readonly { name: string }[]; list: string }) => {
  await ui.sees('heading', 'Чат')
  if (chats.length === 0) await ui.seesText(list === 'open' ? 'Никто не ждёт ответа' : 'Закрытых переписок нет')
  for (const { name } of chats) await ui.seesText(name)
}

export const inboxFlow = await defineFlow({
  name: 'inbox',
  machine: inboxMachine,
  inputs: { 'the screen': { text: 'Открыт чат', input: { me: 'operator-1' } } },
  key: ({ chats, list, open, problem }) => [list, chats.length, open, problem !== null],
  events: [
    { type: 'retry' },
    { type: 'list.choose', list: 'closed' },
    { type: 'list.choose', list: 'open' },
    { type: 'open', id: anna.id },
    { type: 'open', id: pavel.id },
    { type: 'step', by: 1 },
    { type: 'step', by: -1 },
    { type: 'renew' },
  ],
  calls: {
    loadInbox: call(actors, 'loadInbox', answers, { list: 'open' }),
    renewInbox: call(actors, 'renewInbox', answers, { list: 'open' }),
  },
  act: {
    retry: (ui) => ui.click('button', 'Повторить'),
    'list.choose': (ui, { list }) => ui.click('radio', list === 'open' ? 'Открытые' : 'Закрытые'),
    open: (ui, { id }) => ui.click('button', new RegExp(`^${id === anna.id ? anna.name : pavel.name}`)),
    step: { by: 'app', why: 'a key of the page, J or K' },
    renew: { by: 'app', why: 'the conversation beside the list' },
  },
  states: {
    loading: (ui) => ui.seesNoText(anna.name),
    failed: (ui) => ui.seesText('Переписки не загрузились'),
    'shown.quiet': sees,
    'shown.renewing': sees,
  },
})
