/** Every port with a timeout, so that a silent service holds up nobody. */
import { Silent, within } from '../../kernel/within.ts'
import { scanAway, storeAway } from '../../modules/files/away.ts'
import { SuggestionsDown } from '../../modules/suggestions/port.ts'
import type { Ports } from './ports.ts'

/** Timeouts of the ports in milliseconds; longer than the adapter's own, shorter than a worker's lock. */
export type PortTimes = Readonly<Record<keyof Ports, number>>

export const PORT_TIMES: PortTimes = {
  receiptCheck: 20_000,
  innCheck: 20_000,
  sms: 35_000,
  captcha: 6_000,
  citySuggestions: 3_000,
  addressSuggestions: 3_000,
  companySuggestions: 3_000,
  fileStore: 20_000,
  fileScan: 30_000,
  webPush: 15_000,
  acquirer: 20_000,
}

/** The port's own answer for a service that is down. */
const orElse = async <Result>(work: Promise<Result>, instead: () => Result): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Silent) return instead()
    throw error
  }
}

const silentStore = (): never => {
  throw storeAway('the port fileStore does not answer')
}

/**
 * The ports with a timeout on each call. A port with an answer for «does not respond» returns that answer on timeout; for the file
 * store and the scan the person gets words, and the log a line.
 */
export const boundPorts = (ports: Ports, times: PortTimes): Ports => {
  const ask = <Result>(name: keyof Ports, work: (signal: AbortSignal) => Promise<Result>, outer?: AbortSignal) =>
    within(times[name], `the port ${name}`, work, outer)
  // Looked up at each call: an adapter may be replaced later.
  const suggesting = <Suggestion>(
    name: 'citySuggestions' | 'addressSuggestions' | 'companySuggestions',
    source: () => { suggest(query: string, signal?: AbortSignal): Promise<Suggestion[]> },
  ) => ({
    suggest: (query: string, outer?: AbortSignal): Promise<Suggestion[]> =>
      orElse(
        ask(name, (signal) => source().suggest(query, signal), outer),
        () => {
          throw new SuggestionsDown('the suggestion service does not answer in time')
        },
      ),
  })
  return {
    receiptCheck: {
      check: (query, outer) =>
        orElse(
          ask('receiptCheck', (signal) => ports.receiptCheck.check(query, signal), outer),
          () => ({ status: 'unavailable' }),
        ),
    },
    innCheck: {
      check: (query, outer) =>
        orElse(
          ask('innCheck', (signal) => ports.innCheck.check(query, signal), outer),
          () => 'unavailable',
        ),
    },
    sms: ports.sms.map((gateway) => ({
      name: gateway.name,
      sendsOnce: gateway.sendsOnce,
      send: (message, now, outer) =>
        orElse(
          ask('sms', (signal) => gateway.send(message, now, signal), outer),
          () => ({ kind: 'unknown', code: 'silent' }),
        ),
      state: gateway.state && ((sent, outer) => ask('sms', async (signal) => gateway.state?.(sent, signal) ?? 'missing', outer)),
    })),
    webPush: {
      get publicKey() {
        return ports.webPush.publicKey
      },
      allows: (endpoint) => ports.webPush.allows(endpoint),
      send: (target, outer) =>
        orElse(
          ask('webPush', (signal) => ports.webPush.send(target, signal), outer),
          () => ({ kind: 'later', after: null }),
        ),
    },
    acquirer: {
      cardPage: (customer, now, outer) =>
        orElse(
          ask('acquirer', (signal) => ports.acquirer.cardPage(customer, now, signal), outer),
          () => ({ kind: 'away' }),
        ),
      removeCard: (card, outer) =>
        orElse(
          ask('acquirer', (signal) => ports.acquirer.removeCard(card, signal), outer),
          () => 'away',
        ),
      pay: (payment, outer) =>
        orElse(
          ask('acquirer', (signal) => ports.acquirer.pay(payment, signal), outer),
          () => ({ kind: 'unknown' }),
        ),
      state: (key, outer) =>
        orElse(
          ask('acquirer', (signal) => ports.acquirer.state(key, signal), outer),
          () => ({ kind: 'unknown' }),
        ),
      ...(ports.acquirer.findCards && {
        findCards: (customer, outer) =>
          orElse(
            ask('acquirer', async (signal) => (await ports.acquirer.findCards?.(customer, signal)) ?? null, outer),
            () => null,
          ),
      }),
      // A statement comes in pages for as long as it takes: its reader ends it.
      statement: (day, outer) => ports.acquirer.statement(day, outer),
    },
    captcha: {
      task: (context) => ask('captcha', () => ports.captcha.task(context)),
      check: (token, context) =>
        orElse(
          ask('captcha', (signal) => ports.captcha.check(token, { ...context, signal }), context.signal),
          () => ({ kind: 'silent' }),
        ),
    },
    citySuggestions: suggesting('citySuggestions', () => ports.citySuggestions),
    addressSuggestions: suggesting('addressSuggestions', () => ports.addressSuggestions),
    companySuggestions: suggesting('companySuggestions', () => ports.companySuggestions),
    fileStore: {
      put: (name, bytes, outer) =>
        orElse(
          ask('fileStore', (signal) => ports.fileStore.put(name, bytes, signal), outer),
          silentStore,
        ),
      get: (name, outer) =>
        orElse(
          ask('fileStore', (signal) => ports.fileStore.get(name, signal), outer),
          silentStore,
        ),
      remove: (name, outer) => ask('fileStore', (signal) => ports.fileStore.remove(name, signal), outer),
    },
    fileScan: {
      isClean: (bytes, type, outer) =>
        orElse(
          ask('fileScan', (signal) => ports.fileScan.isClean(bytes, type, signal), outer),
          () => {
            throw scanAway('the port fileScan does not answer')
          },
        ),
    },
  }
}
