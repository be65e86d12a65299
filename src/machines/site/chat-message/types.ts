import type { PickedFile } from '../../fragments/files/types.ts'
import type { Stamp } from '../../kit/stamp.ts'

/** A message on its way: kept in the browser until the server has it (B08). */
export interface Outgoing {
  /** The server stores a message once under its key. */
  key: string
  /** The text, or the stored name of a file (CH11). */
  value: string
  isImage: boolean
  /** The file's name on this device. */
  name: string | null
  /** «kind:id» */
  about: string | null
  /** Why the server refused it: it is not sent again. */
  problem: string | null
  /** Stored, and not in the history yet. */
  isDelivered: boolean
}

/** How an attempt to send ended; «lost»: nobody knows, it is repeated under its key. */
export type Delivery =
  | { kind: 'stored' }
  | { kind: 'refused'; message: string }
  /** Too often for the server: it says when to send it again. */
  | { kind: 'later'; seconds: number }
  | { kind: 'lost' }

export interface ChatFile extends PickedFile {
  /** Of its message. */
  key: string
  problem: string | null
}

export interface ChatMessageDraft {
  text: string
  about: string | null
  /** What the place that led here knew of the subject. */
  aboutTitle: string | null
  outbox: Outgoing[]
}

export interface ChatMessageInput {
  draft: ChatMessageDraft | null
  /** The subject that the address names. */
  about: string | null
}

export interface ChatMessageContext extends ChatMessageDraft {
  file: ChatFile | null
  /** The key of the message that is being sent. */
  underWay: string | null
  /** Seconds that the server asks to wait before the next message. */
  wait: number
  isOnline: boolean
}

export type ChatMessageEvent =
  | { type: 'change'; text: string }
  | ({ type: 'pick'; file: PickedFile } & Stamp)
  | { type: 'file.remove' }
  | { type: 'file.retry' }
  | { type: 'about.take'; about: string; title: string | null }
  | { type: 'about.remove' }
  | ({ type: 'send' } & Stamp)
  | { type: 'drop'; message: string }
  | { type: 'link.changed'; isOpen: boolean }
  /** The history has been loaded, with these own messages. */
  | { type: 'arrived'; keys: string[] }

/** A message is stored (CH08). */
export type ChatMessageNews = { type: 'sent' }
