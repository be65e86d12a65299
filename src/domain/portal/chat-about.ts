/** What a question to support speaks of: «?about=sale:…» of a link to the chat. */

const WORDS = {
  sale: 'О продаже',
  payout: 'О выплате',
  tool: 'Об инструменте',
} as const

export type AboutKind = keyof typeof WORDS

/** Longer than any id of the portal; what does not look like one is no subject. */
const ID = /^[\w.-]{1,64}$/

const partsOf = (about: string): { kind: AboutKind; id: string } | null => {
  const at = about.indexOf(':')
  const [kind, id] = [about.slice(0, Math.max(at, 0)), about.slice(at + 1)]
  return Object.hasOwn(WORDS, kind) && ID.test(id) ? { kind: kind as AboutKind, id } : null
}

/** @returns the subject as it is sent, or null where the text names none: an address may hold anything */
export const readAbout = (text: string | null): string | null => (text !== null && partsOf(text) ? text : null)

/** The subject in words: «О продаже». */
export const aboutText = (about: string): string => {
  const parts = partsOf(about)
  return parts ? WORDS[parts.kind] : 'О чём вопрос'
}

/** What stands beside the kind: «Дрель-шуруповёрт ДШ-18 · 200.00037 · Неудачно», of what is known. */
export const subjectTitle = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** The chat with a subject. */
export const chatAbout = (kind: AboutKind, id: string): string => `/chat?about=${kind}:${encodeURIComponent(id)}`
