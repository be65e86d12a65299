/** Where the server calls, and with what. */
import { readConfig } from '../../server/start/config.ts'
import { LINE_NAMES } from '../../server/start/plain-lines.ts'
import { PORT_TIMES } from '../../server/start/ports/bound-ports.ts'
import type { Ports } from '../../server/start/ports/ports.ts'
import { YANDEX_CAPTCHA } from '../../server/modules/captcha/yandex.ts'
import { PUSH_HOSTS } from '../../server/modules/push/endpoints.ts'
import { read, sourcesOf } from './sources.ts'
import { code, table } from './table.ts'

interface Outside {
  /** The variable that chooses the adapter. */
  setting: string
  /** Where the call goes, by variable or host; null while there is nothing but a sandbox or a folder. */
  address: string | null
  /** What it is told. */
  told: string
}

const dadata = (): string => {
  const { suggestions } = readConfig({ MODE: 'demo', SUGGESTIONS: 'dadata', DADATA_TOKEN: 'any' })
  return suggestions.kind === 'dadata' ? new URL(suggestions.url).host : ''
}

const suggesting = (told: string): Outside => ({ setting: 'SUGGESTIONS', address: `\`DADATA_URL\`, ${dadata()}`, told })

/** A port without a line does not compile. */
const PORTS: Readonly<Record<keyof Ports, Outside>> = {
  receiptCheck: {
    setting: 'RECEIPT_CHECK',
    address: '`PROVERKACHEKA_URL`, if chosen',
    told: 'numbers, day and sum of a receipt',
  },
  innCheck: { setting: 'INN_CHECK', address: '`DADATA_PARTY_URL`, if chosen', told: 'the INN of a company, nobody’s own' },
  acquirer: { setting: 'ACQUIRER', address: '`TBANK_URL`, if chosen', told: 'a person’s number at the bank, card, sum, key' },
  fileStore: { setting: 'FILES', address: '`FILES_ENDPOINT`, if chosen', told: 'files under random names' },
  fileScan: { setting: 'FILE_SCAN', address: '`CLAMD`, if chosen', told: 'a file without its name' },
  sms: { setting: 'SMS', address: '`SMS_URL`, `SMSC_URL`, `SMSRU_URL`', told: 'phone and text with a code' },
  captcha: {
    setting: 'CAPTCHA',
    address: `${new URL(YANDEX_CAPTCHA).host}, if chosen`,
    told: 'the token of a solution, no address',
  },
  citySuggestions: suggesting('what is typed of a city'),
  addressSuggestions: suggesting('what is typed of an address'),
  companySuggestions: {
    setting: 'SUGGESTIONS',
    address: '`DADATA_PARTY_URL`, if chosen',
    told: 'the INN of a company, nobody’s own',
  },
  webPush: {
    setting: 'VAPID_…',
    address: `\`PUSH_HOSTS\`: ${PUSH_HOSTS.join(', ')}`,
    told: '«Есть новости», encrypted for the browser',
  },
}

const CALL = /\b(?:fetch|httpsRequest|httpRequest)\(/

/** The files of the server that call out. */
export const callers = (): string[] =>
  sourcesOf('server').filter((path) => !path.startsWith('server/demo/') && CALL.test(read(path)))

/** The table of calls; a port that has only a sandbox or a folder calls nobody. */
export const callsTable = (): string => {
  const ports = (Object.keys(PORT_TIMES) as (keyof Ports)[]).map((name) => {
    const { setting, address, told } = PORTS[name]
    return [code(name), code(setting), address ?? 'nobody yet', told, `${PORT_TIMES[name] / 1000} s`]
  })
  return table(['port', 'setting', 'calls', 'tells', 'waits at most'], ports)
}

/** The variables whose lines production wants closed, and the files that call out. */
export const linesText = (): string =>
  [
    `Production wants https, or PostgreSQL with \`sslmode=verify-full\`, of ${LINE_NAMES.map(code).join(', ')}.`,
    `Files that call out: ${callers().map(code).join(', ')}.`,
  ].join('\n')
