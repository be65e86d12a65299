import { deskCountsActors } from '../../src/machines/desk/desk-counts/actors.ts'
import { deskCountsMachine } from '../../src/machines/desk/desk-counts/machine.ts'
import { call, crash, defineFlow, lost, ok, said } from '../kit/flow.ts'
import type { Ui } from '../kit/ui.ts'

const queue = (kind: string, count: number) => ({ kind, count, late: 0, oldest: null })
const counts = (tools: number, inns: number, chats: number) =>
  ok({ queues: [queue('tool', tools), queue('inn', inns)], chats: { count: chats, oldest: null } })

type Looked = { cases: number | null; chats: number | null }

/** Between two boxes a browser reads a space. */
const nameOf = (label: string, count: number | null): RegExp =>
  new RegExp(count ? `^${label} ?, ждут: ${count > 99 ? '99\\+' : count}$` : `^${label}$`)

const seesCounts = async (ui: Ui, { cases, chats }: Looked) => {
  await ui.sees('link', nameOf('Очередь', cases))
  await ui.sees('link', nameOf('Чат', chats))
  await ui.sees('link', 'Журнал')
}

export const deskCountsFlow = await defineFlow({
  name: 'desk-counts',
  machine: deskCountsMachine,
  inputs: { 'the header': { text: 'Пульт открыт', input: undefined } },
  key: ({ cases, chats }) => [cases, chats],
  events: [{ type: 'arrive' }, { type: 'leave' }, { type: 'renew' }],
  calls: {
    countWaiting: call(
      (api: Parameters<typeof deskCountsActors>[0]) => deskCountsActors(api, () => Promise.resolve()),
      'countWaiting',
      {
        some: said('ждут строки и переписки', counts(7, 5, 3)),
        many: said('ждут сотни', counts(100, 2, 100)),
        none: said('никто не ждёт', counts(0, 0, 0)),
        lost: said('ответ потерялся', lost),
        crash: said('ошибка в самом пульте', crash),
      },
    ),
  },
  act: {
    arrive: { by: 'app', why: 'the session of the desk' },
    leave: { by: 'app', why: 'the session of the desk' },
    renew: { by: 'app', why: 'the screens of the desk' },
  },
  states: {
    away: seesCounts,
    'present.counting': seesCounts,
    'present.quiet': seesCounts,
    'present.settling': seesCounts,
  },
})
