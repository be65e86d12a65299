import { expect } from 'vitest'
import type { Receipt } from '../../../src/domain/sales/receipt.ts'
import type { Answer, TestApp } from '../support/server/test-app.ts'
import { createClient } from './client.ts'
import type { Client } from './client.ts'
import type { Model, ModelAnswer } from './model.ts'
import { arrive } from './network.ts'
import type { Packet, Sending } from './network.ts'
import { PEOPLE } from './plan.ts'
import type { Plan } from './plan.ts'

/** The schedule's own serials and receipts. */
export interface Stage {
  world: TestApp
  model: Model
  tokens: readonly string[]
  owners: readonly string[]
  serials: readonly string[]
  receipts: readonly Receipt[]
  newKey: () => string
}

/** The server's first answer to a key, and the model's. */
interface Known {
  expected: ModelAnswer
  first: string
}

const told = ({ json }: Answer): ModelAnswer => {
  const status = (json.payload as { saleStatus?: string } | null)?.saleStatus
  return status === undefined ? { code: json.code } : { code: json.code, status }
}

const BUYER = PEOPLE - 1

/**
 * Plays a schedule to its end: afterwards everybody has an answer and no request is on its way.
 * @returns the number of requests that reached the server
 */
export const play = async ({ world, model, tokens, owners, serials, receipts, newKey }: Stage, plan: Plan): Promise<number> => {
  const clients = plan.intents.map((intents, who) => {
    const mode = who === BUYER ? 'customer' : 'seller'
    return createClient(who, intents, { mode, token: tokens[who] ?? '', serials, receipts, now: world.clock.now, newKey })
  })
  const known = new Map<string, Known>()
  const air: Packet[] = []
  /** Commands whose outcome the person does not know yet. */
  const unheard = new Set<string>()
  let requests = 0

  /** The server gets a packet; its answer is compared with the model and with its earlier answer to the key. */
  const deliver = async (packet: Packet, copies = 1): Promise<Answer> => {
    const { who, key, command } = packet
    const expected = known.get(key)?.expected ?? model.apply(owners[who] ?? '', command)
    requests += copies
    const answers = await Promise.all(Array.from({ length: copies }, () => arrive(world, packet)))
    for (const answer of answers) {
      expect([command.kind, told(answer)], `${key} ${JSON.stringify(command)}`).toEqual([command.kind, expected])
      const first = known.get(key)?.first ?? JSON.stringify(answer.json)
      expect(JSON.stringify(answer.json), `the answers of ${key}`).toBe(first)
      known.set(key, { expected, first })
    }
    return answers[0]!
  }

  /** The answer arrives, and the portal tells the person: done or not. */
  const hear = async (client: Client, { packet, answer }: Sending, heard: Answer): Promise<void> => {
    answer(heard)
    unheard.delete(packet.key)
    const isDone = heard.json.code === 0 && packet.command.kind !== 'release'
    expect(await client.settle(), `what the portal says of ${packet.key}`).toBe(isDone)
  }

  const sendOnce = async (who: number): Promise<void> => {
    const client = clients[who]
    const sending = await client?.send()
    if (!client || !sending) return
    const { packet, lose } = sending
    unheard.add(packet.key)
    const fate = client.takeFate()
    if (fate === 'arrives') return hear(client, sending, await deliver(packet))
    if (fate === 'doubled') return hear(client, sending, await deliver(packet, 2))
    if (fate === 'replyLost' || fate === 'reloaded') await deliver(packet)
    if (fate === 'late') air.push(packet)
    if (fate === 'reloaded') client.reload()
    lose()
    expect(await client.settle(), `nobody knows of ${packet.key}`).toBe(false)
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
  expect([...unheard], 'commands that a person has lost').toEqual([])
  return requests
}
