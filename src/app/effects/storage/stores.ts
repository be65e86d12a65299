/**
 * Every storage key of the portal in the browser, and the effect of an account's deletion on it on the device that deletes
 * (E11, E22): data of the account are erased; data that name nobody stay. A key that ends in a dot is a prefix of
 * many. `storage.ts` accepts no key that is not listed here. The portal has no database in the browser, one cache, and the
 * one cookie of the chat's socket (effects/chat/port.ts).
 */
interface Store {
  areas: readonly ('localStorage' | 'sessionStorage')[]
  /** All that it may hold, in the analyst's words. Birthday, INN of a person, passport, card, password and code have none (D140). */
  holds: readonly Held[]
  onDeletion: 'erases' | { keeps: string }
}

/** The kinds of data that a store of the browser may hold. */
type Held =
  | 'token'
  | 'phone'
  | 'name'
  | 'city'
  | 'point'
  | 'serial number'
  | 'id'
  | 'mode'
  | 'moment'
  | 'count'
  | 'address of the portal'
  | 'setting of the device'
  | 'fields of DRAFTS'
  | 'masked steps'

export const STORES = {
  token: { areas: ['localStorage', 'sessionStorage'], holds: ['token'], onDeletion: 'erases' },
  'login.fails': { areas: ['localStorage'], holds: ['phone', 'count'], onDeletion: 'erases' },
  'draft.': { areas: ['localStorage'], holds: ['fields of DRAFTS'], onDeletion: 'erases' },
  sellers: { areas: ['sessionStorage'], holds: ['id', 'name', 'phone', 'city', 'point'], onDeletion: 'erases' },
  places: { areas: ['sessionStorage'], holds: ['id', 'count', 'address of the portal'], onDeletion: 'erases' },
  serialNumber: { areas: ['sessionStorage'], holds: ['id', 'serial number'], onDeletion: 'erases' },
  // The link of a seller, with the key of its registration: a token in the tab that has opened it.
  handover: { areas: ['sessionStorage'], holds: ['token', 'id'], onDeletion: 'erases' },
  // Masked (src/replay): classes and ordinals of values, never a sign of one.
  'recording.': {
    areas: ['sessionStorage'],
    holds: ['id', 'masked steps', 'address of the portal', 'moment'],
    onDeletion: 'erases',
  },
  instructed: { areas: ['localStorage'], holds: ['id'], onDeletion: 'erases' },
  'resend.': { areas: ['sessionStorage'], holds: ['phone', 'moment'], onDeletion: 'erases' },
  mode: { areas: ['localStorage'], holds: ['mode'], onDeletion: 'erases' },
  'mode.owner': { areas: ['localStorage'], holds: ['phone'], onDeletion: 'erases' },
  'mode.chosen': { areas: ['localStorage'], holds: ['phone', 'mode'], onDeletion: 'erases' },
  'login.opensAt': { areas: ['localStorage'], holds: ['moment'], onDeletion: 'erases' },
  goal: { areas: ['sessionStorage'], holds: ['address of the portal', 'phone'], onDeletion: 'erases' },
  consent: {
    areas: ['localStorage'],
    holds: ['setting of the device'],
    onDeletion: { keeps: 'the answer of the device about cookies' },
  },
  'push.declined': {
    areas: ['localStorage'],
    holds: ['setting of the device'],
    onDeletion: { keeps: 'that the device wants no offer of notifications' },
  },
  'web-face': {
    areas: ['localStorage'],
    holds: ['setting of the device'],
    onDeletion: { keeps: 'which web face the device has' },
  },
  lists: { areas: ['localStorage'], holds: ['setting of the device'], onDeletion: { keeps: 'what the server can' } },
  // The desk is a build of its own: a person's account is not the operator's, whose session ends by itself.
  deskToken: { areas: ['localStorage'], holds: ['token'], onDeletion: { keeps: 'the session of an operator at the desk' } },
  deskGoal: {
    areas: ['sessionStorage'],
    holds: ['address of the portal'],
    onDeletion: { keeps: 'where the operator of this tab was going' },
  },
  deskInvitation: {
    areas: ['sessionStorage'],
    holds: ['token'],
    onDeletion: { keeps: 'the invitation that an operator has opened in this tab' },
  },
  theme: { areas: ['localStorage'], holds: ['setting of the device'], onDeletion: { keeps: 'the theme that the device shows' } },
} as const satisfies Record<string, Store>

type Keys<Name> = Name extends `${string}.` ? `${Name}${string}` : Name

/**
 * The one cache and its one entry, which `public/push-worker.js` names too: the browser's own secret of its push subscription. It goes
 * with the subscription, which ends with every sign-out, the deletion of the account included.
 */
export const PUSH_CACHE = 'push'
export const PUSH_PASS = '/push-pass'

/** An allowed storage key. */
export type StoreKey = Keys<keyof typeof STORES>

const FILE = 'id name size status stored problem key'
const COMMAND = 'key isRepeat'
const CODE_REQUEST = `${COMMAND} mobile captchaToken`
const TOOL = {
  '': 'unread filledBy isManual isFolded scannedTime',
  values: 'serialNumber dateTime totalSum fn fd fp haveABill images',
  files: FILE,
  remarks: '*',
  repair: 'id serial receiptId disagreed refused isLoaded',
  command: `${COMMAND} kind at repairs`,
  'command.position': 'coordinates gps',
}
const INVOICE = {
  // Each row is a list: id, serial number, state, the server's code and words.
  '': 'rows lastRow isStopped',
  values: 'upd time inn sum files',
  files: FILE,
  sentUnder: 'upd time inn',
  command: `${COMMAND} row`,
  'command.rest': 'key rows',
  'command.parts': 'serials fate',
}
const PROFILE = 'surname username patronymic noPatronymic email city license responsible organization_name'

/**
 * The fields of every draft, by the object that they are in; lists do not count, «*» is any name. `drafts.ts` stores no other field,
 * and erases what an earlier release has stored of others.
 */
export const DRAFTS = {
  // The draft itself is the phone.
  login: { '': '*' },
  registration: { '': 'mobile license consent edition', command: CODE_REQUEST },
  confirmation: {
    '': 'phone edition',
    values: 'organizationalForm type username surname organization_name organization_inn responsible consent',
    command: COMMAND,
  },
  recovery: { '': 'mobile', command: CODE_REQUEST },
  deletion: { '': 'mobile openKey', command: CODE_REQUEST, sent: 'mobile at isPutOff' },
  'profile-form': {
    '': 'kind edition version withheld isMerged',
    changed: PROFILE,
    before: PROFILE,
    theirs: PROFILE,
    images: 'before',
    'images.files': FILE,
    command: COMMAND,
  },
  point: { '': 'searched', command: COMMAND, 'command.point': 'id name address inn' },
  'create-point': {
    '': 'prefilled',
    values: 'inn name address directorFullName directorPhone',
    chosen: 'value coordinates',
    command: COMMAND,
  },
  'leave-point': { '': `${COMMAND} way` },
  'add-tool.seller': TOOL,
  'add-tool.customer': TOOL,
  'company-invoice.tool': INVOICE,
  'company-invoice.sale': INVOICE,
  reserve: { '': `${COMMAND} sn nfc until takenBackAt` },
  balance: { '': 'card amount', command: `${COMMAND} cardId sum` },
  'remove-card': { '': `${COMMAND} cardId` },
  certificate: { '': `${COMMAND} saleId` },
  'handover-link': { '': `${COMMAND} kind saleId` },
  devices: { '': `${COMMAND} id` },
  requests: { '': `${COMMAND} verdict id name` },
  problem: { '': 'note', command: `${COMMAND} note place recording width height theme` },
  'chat-message': { '': 'text about aboutTitle', outbox: 'key value isImage name about problem isDelivered' },
  'seller-action': { '': `${COMMAND} kind id name` },
} as const satisfies Record<string, Readonly<Record<string, string>>>

/** The fields among them that hold the number of an organisation, and never a person's (D140). */
export const INN_FIELDS: readonly string[] = ['inn', 'organization_inn', 'searched', 'prefilled']

/** A flow that has a draft. */
export type DraftFlow = keyof typeof DRAFTS
