/** The wrong guards of every flow as a table of docs/mutants.md. */
import type { FlowWithFixture } from '../../model/explore/flows.ts'
import { wrongGuards } from '../model/kit/wrong-guards.ts'
import { EQUIVALENT } from './equivalent.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

export const guardTable = (flows: readonly Pick<FlowWithFixture, 'flow' | 'machine'>[]): string => {
  const counts = flows.map(({ flow, machine }) => {
    const wrong = wrongGuards(machine)
    const own = EQUIVALENT[flow] ?? {}
    const noticed = (says: boolean) => wrong.filter((one) => one.says === says && !(one.title in own)).length
    return [Object.keys(machine.implementations.guards).length, noticed(true), noticed(false), Object.keys(own).length]
  })
  const sums = counts.reduce<number[]>((sum, cells) => cells.map((cell, at) => cell + (sum[at] ?? 0)), [])
  return [
    row(['flow', 'guards', 'always yes: noticed', 'always no: noticed', 'equivalent']),
    '|---|---:|---:|---:|---:|',
    ...flows.map(({ flow }, at) => row([flow, ...(counts[at] ?? [])])),
    row(['all', ...sums]),
  ].join('\n')
}

export const equivalentGuards = (): string =>
  Object.entries(EQUIVALENT)
    .flatMap(([flow, reasons]) => Object.entries(reasons).map(([title, reason]) => `- ${flow}, «${title}»: ${reason}.`))
    .join('\n')
