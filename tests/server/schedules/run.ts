import { expect } from 'vitest'
import type { Receipt } from '../../../src/domain/receipt.ts'
import { send } from '../support/commands.ts'
import type { Answer, TestApp } from '../support/test-app.ts'
import { createClient } from './client.ts'
import type { Packet } from './client.ts'
import type { Model, ModelAnswer } from './model.ts'
import { PEOPLE } from './plan.ts'
import type { Plan } from './plan.ts'

/** What a schedule runs on: serials and receipts of its own. */
export interface Stage {
  world: TestApp
  model: Model
  tokens: readonly string[]
  owners: readonly string[]
  serials: readonly string[]
  receipts: readonly Receipt[]
  newKey: () => string
}

/** What the server said about a key first, and what the model says. */
interface Known {
  expected: ModelAnswer
  first: string
}

const told = ({ json }: Answer): ModelAnswer => {
  const status = (json.payload as { saleStatus?: string } | null)?.saleStatus
  return status === undefined ? { code: json.code } : { code: json.code, status }
}

/**
 * Plays a schedule to its end: afterwards everybody has read an answer and nothing is on its way.
 * @returns how many requests reached the server
 */
export const play = async ({ world, model, tokens, owners, serials, receipts, newKey }: Stage, plan: Plan): Promise<number> => {
  const clients = plan.intents.map((intents, who) => createClient(who, intents, { serials, receipts, newKey }))
  const known = new Map<string, Known>()
  const air: Packet[] = []
  let requests = 0

  /** The server gets a packet; whatever it answers is compared with the model, and with what it said before. */
  const deliver = async (packet: Packet, copies = 1): Promise<number> => {
    const { who, key, command } = packet
    const expected = known.get(key)?.expected ?? model.apply(owners[who] ?? '', command)
    requests += copies
    const answers = await Promise.all(Array.from({ length: copies }, () => send(world, tokens[who] ?? '', command, key)))
    for (const answer of answers) {
      expect([command.kind, told(answer)], `${key} ${JSON.stringify(command)}`).toEqual([command.kind, expected])
      const first = known.get(key)?.first ?? JSON.stringify(answer.json)
      expect(JSON.stringify(answer.json), `the answers of ${key}`).toBe(first)
      known.set(key, { expected, first })
    }
    return expected.code
  }

  const sendOnce = async (who: number): Promise<void> => {
    const client = clients[who]
    const packet = client?.next()
    if (!client || !packet) return
    const fate = client.takeFate()
    if (fate === 'arrives') client.hear(await deliver(packet))
    else if (fate === 'doubled') client.hear(await deliver(packet, 2))
    else if (fate === 'replyLost') await deliver(packet)
    else if (fate === 'late') air.push(packet)
    else if (fate === 'reloaded') {
      await deliver(packet)
      client.reload()
    }
  }

  const taxServiceAnswers = async (): Promise<void> => {
    world.clock.pass(world.deps.receiptCheckDelay)
    await world.runJobs()
    model.answerReceipts()
  }

  for (const step of plan.steps) {
    if (step.type === 'person') await sendOnce(step.who % PEOPLE)
    else if (step.type === 'tax') await taxServiceAnswers()
    else if (air.length > 0) await deliver(air.splice(step.packet % air.length, 1)[0]!)
  }
  for (const [who, client] of clients.entries()) while (client.isBusy()) await sendOnce(who)
  while (air.length > 0) await deliver(air.pop()!)
  await taxServiceAnswers()
  return requests
}
