/** Every port with a timeout, so that a silent service holds up nobody. */
import { Silent, within } from '../../kernel/within.ts'
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

/**
 * The ports with a timeout on each call. A port with an answer for «does not respond» returns that answer on timeout; the file
 * store and the scan have none, so their callers fail with `Silent`.
 */
export const boundPorts = (ports: Ports, times: PortTimes): Ports => {
  const ask = <Result>(name: keyof Ports, work: (signal: AbortSignal) => Promise<Result>, outer?: AbortSignal) =>
    within(times[name], `the port ${name}`, work, outer)
  // Looked up at each call: an adapter may be replaced later.
  const suggesting = <Suggestion>(
    name: 'citySuggestions' | 'addressSuggestions',
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
    sms: {
      send: (message, now, outer) => ask('sms', (signal) => ports.sms.send(message, now, signal), outer),
    },
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
    fileStore: {
      put: (name, bytes, outer) => ask('fileStore', (signal) => ports.fileStore.put(name, bytes, signal), outer),
      get: (name, outer) => ask('fileStore', (signal) => ports.fileStore.get(name, signal), outer),
      remove: (name, outer) => ask('fileStore', (signal) => ports.fileStore.remove(name, signal), outer),
    },
    fileScan: {
      isClean: (bytes, type, outer) => ask('fileScan', (signal) => ports.fileScan.isClean(bytes, type, signal), outer),
    },
  }
}
