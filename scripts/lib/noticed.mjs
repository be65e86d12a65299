// Which flows have all wrong guards noticed by their journeys, as they are now (F04): the full grid writes it down, and `npm test` tries
// the guards only of flows that have changed since.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closureOf } from './imports.mjs'
import { root } from './run.mjs'

const NOTICED = join(root, 'tests/guards/noticed.json')
const MODELS = 'tests/model'

const readHere = (file) => readFileSync(join(root, file), 'utf8')

/** Of the machine, its fixture, its journeys and what they all import; of packages by their versions. */
export const hashOf = (flow, read = readHere) => {
  const hash = createHash('sha256')
  for (const file of [...closureOf([`${MODELS}/${flow}/${flow}.test.ts`]), 'package-lock.json'].toSorted())
    hash.update(`${file}\0${read(file)}\0`)
  return hash.digest('hex').slice(0, 16)
}

/** @returns {Record<string, string>} the hash of each flow when its guards were last tried */
const readNoticed = () => JSON.parse(readFileSync(NOTICED, 'utf8'))

/** Whether the flow is as it was when its journeys noticed every wrong guard. */
export const isNoticed = (flow) => {
  const hash = readNoticed()[flow]
  return hash !== undefined && hash === hashOf(flow)
}

/** After a grid in which every test of the machines has passed. */
export const writeNoticed = () => {
  const flows = readdirSync(join(root, MODELS)).filter((name) => name !== 'kit')
  const noticed = Object.fromEntries(flows.toSorted().map((flow) => [flow, hashOf(flow)]))
  writeFileSync(NOTICED, `${JSON.stringify(noticed, null, 2)}\n`)
}
