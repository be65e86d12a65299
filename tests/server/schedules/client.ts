/**
 * The portal without its screens: the machines of the form and of the list's reserves, their actors, the client of the contract,
 * and drafts that survive a reload. A person fills in the form, sends it, and repeats until there is an answer (B08, B10, C04).
 */
import { createActor, waitFor, type Actor } from 'xstate'
import { createApi } from '../../../src/api/client.ts'
import { moscowDay } from '../../../src/domain/dates/dates.ts'
import type { Receipt } from '../../../src/domain/sales/receipt.ts'
import { addToolActors } from '../../../src/machines/sales/add-tool/actors.ts'
import { draftOf, readDraft } from '../../../src/machines/sales/add-tool/draft.ts'
import { addToolMachine } from '../../../src/machines/sales/add-tool/machine.ts'
import type { Stamp } from '../../../src/machines/kit/stamp.ts'
import { commandIn } from '../../../src/machines/kit/command/draft.ts'
import { reserveActors } from '../../../src/machines/sales/reserve/actors.ts'
import { readDraft as readRelease } from '../../../src/machines/sales/reserve/draft.ts'
import { reserveMachine } from '../../../src/machines/sales/reserve/machine.ts'
import { nfcOf } from '../support/deeds/sell.ts'
import { createNetwork, type Sending } from './network.ts'
import type { Fate, Intent } from './plan.ts'

export interface Client {
  /** Whether there is anything left to do. */
  isBusy(): boolean
  /** The person's next step. @returns the portal's request; null when nothing is left to do */
  send(): Promise<Sending | null>
  /** The portal has processed the result of a request. @returns whether the portal says that the command is done */
  settle(): Promise<boolean>
  /** The page is reloaded: only stored data is left. */
  reload(): void
  /** The fate of the next request. */
  takeFate(): Fate
}

interface World {
  mode: 'seller' | 'customer'
  token: string
  serials: readonly string[]
  receipts: readonly Receipt[]
  now(): number
  newKey(): string
}

interface Page {
  tool: Actor<typeof addToolMachine>
  release: Actor<typeof reserveMachine>
}

const NOBODY = {
  photos: { get: () => null, redraw: () => Promise.resolve(null) },
  locate: () => Promise.resolve({ coordinates: '', gps: '' }),
}
const NO_CAMERA = { kind: 'failed', problem: 'missing' } as const
const never = (): void => {
  throw new Error('nothing here turns a session away')
}

/** A receipt as copied from paper. */
const typedOf = ({ time, sum, fn, fd, fp }: Receipt) => ({
  dateTime: time.slice(0, 10).replaceAll('-', '.'),
  totalSum: sum,
  fn,
  fd,
  fp,
})

export const createClient = (who: number, intents: readonly Intent[], world: World): Client => {
  const wishes = [...intents]
  const network = createNetwork(who)
  const api = createApi({
    baseUrl: 'http://portal.test/api',
    fetch: network.fetch,
    token: () => world.token,
    isOffline: () => false,
    onUnauthorised: never,
    onGatewayDown: never,
  })
  const stored = { tool: 'null', release: 'null' }
  /** State of the network, not of the portal: a reload does not reset it. */
  let fates: Fate[] = []
  let confirms = false

  const open = (): Page => {
    const device = {
      ...NOBODY,
      readPhoto: async () => ({ kind: 'none' }) as const,
      scan: async () => NO_CAMERA,
      whenActive: async () => undefined,
      moment: () => ({ now: world.now(), today: moscowDay(world.now()) }),
    }
    const draft = readDraft(JSON.parse(stored.tool))
    const input = {
      mode: world.mode,
      reader: world.mode,
      isCompact: false,
      knowsInstructions: false,
      asks: null,
      screen: 'main',
      receiptAge: null,
      draft,
    } as const
    const tool = createActor(addToolMachine.provide({ actors: addToolActors(api, device) }), { input })
    const release = createActor(reserveMachine.provide({ actors: reserveActors(api) }), {
      input: { command: readRelease(JSON.parse(stored.release)) },
    })
    tool.subscribe((snapshot) => (stored.tool = JSON.stringify(draftOf(snapshot))))
    release.subscribe((snapshot) => (stored.release = JSON.stringify(commandIn(snapshot))))
    return { tool: tool.start(), release: release.start() }
  }
  let page = open()

  const stamp = (): Stamp => ({ now: world.now(), today: moscowDay(world.now()), key: world.newKey() })

  const toForm = (): void => {
    const { tool } = page
    if (tool.getSnapshot().matches('registered')) tool.send({ type: 'again' })
    if (tool.getSnapshot().matches('refused')) tool.send({ type: 'back' })
    if (tool.getSnapshot().matches('confirmingManual')) tool.send({ type: 'cancel' })
  }

  const fillIn = ({ kind, serial, receipt }: Intent): void => {
    const { tool } = page
    const haveABill = kind === 'register'
    toForm()
    if (world.mode === 'seller') tool.send({ type: 'form.change', patch: { haveABill } })
    if (tool.getSnapshot().can({ type: 'manual.open' })) tool.send({ type: 'manual.open' })
    const typed = haveABill ? typedOf(world.receipts[receipt]!) : {}
    tool.send({ type: 'form.change', patch: { serialNumber: world.serials[serial] ?? '', ...typed } })
    tool.send({ type: 'submit', ...stamp() })
  }

  const begin = (intent: Intent): void => {
    ;({ confirms } = intent)
    fates = [...intent.fates]
    const sn = world.serials[intent.serial] ?? ''
    if (intent.kind === 'release') page.release.send({ type: 'release', sn, nfc: nfcOf(sn), ...stamp() })
    else fillIn(intent)
  }

  const isAsked = (): boolean => confirms && page.tool.getSnapshot().matches('confirmingManual')
  const unanswered = () => [page.tool, page.release].find((actor) => actor.getSnapshot().matches('unanswered'))

  /** The person's next action. @returns false when there is none */
  const act = (): boolean => {
    const actor = unanswered()
    if (actor) actor.send({ type: 'repeat' })
    else if (isAsked()) page.tool.send({ type: 'confirm', ...stamp() })
    else {
      const intent = wishes.shift()
      if (intent) begin(intent)
      return intent !== undefined
    }
    return true
  }

  return {
    isBusy: () => unanswered() !== undefined || isAsked() || wishes.length > 0,
    send: async () => {
      const leaving = network.next()
      if (!act()) return null
      if (![page.tool, page.release].some((actor) => actor.getSnapshot().hasTag('busy')))
        throw new Error(`nothing is sent in ${JSON.stringify(page.tool.getSnapshot().value)}`)
      return leaving
    },
    settle: async () => {
      const isRelease = page.release.getSnapshot().hasTag('busy')
      await waitFor(page.tool, (snapshot) => !snapshot.hasTag('busy'))
      await waitFor(page.release, (snapshot) => !snapshot.hasTag('busy'))
      return !isRelease && page.tool.getSnapshot().matches('registered')
    },
    reload: () => {
      page.tool.stop()
      page.release.stop()
      page = open()
    },
    takeFate: () => fates.shift() ?? 'arrives',
  }
}
