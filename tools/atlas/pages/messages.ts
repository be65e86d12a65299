/** Every message of a flow, with its cause and its place. */
import { flows } from '../../../src/atlas/flows.ts'
import { allSayings, sayingsOf } from '../../../src/atlas/page/data/messages.ts'
import type { Model } from '../layout/ways.ts'
import { cell, plain, table } from './markdown.ts'
import { stateText } from './words.ts'

/** @returns an empty table for a flow without messages */
export const messagesTable = ({ chart, walks }: Model): string => {
  const machine = flows.find(({ flow }) => flow === chart.flow)?.machine
  const said = machine ? allSayings(walks, sayingsOf(machine, walks)) : []
  const statesAt = (config: number): string[] => (walks.configs[config]?.state ?? '').split('+')
  return table(
    ['Сообщение', 'Когда появляется', 'Состояние'],
    said.map(({ text, after, step }) => [
      `«${plain(text)}»`,
      plain(after),
      cell(statesAt(step.to).map((id) => plain(stateText(chart, id)))),
    ]),
  )
}
