/**
 * The error codes of T-Bank (developer.tbank.ru/eacq/intro/errors/error-codes, and those of payouts at tbank.ru/kassa/dev/payouts). A code
 * that is on no list here says nothing of a payment: only the status does.
 */
import type { RefusedPayment } from '../../../kernel/database/sets.ts'

/**
 * Codes that end a payment before it is named, whatever is repeated: 78 no payouts to foreign cards, 107 no such bound card, 252 expired,
 * 506 and 600 on the black list, 508 and 642 a wrong number, 403–406 and 632 limits of what a card may be topped up with. Not here, and so
 * unknown: 3, 20, 99, 401, 402, 9001, 9999 (ask again), 8 (a repeated order), 103 (no money on the payer's account), 202, 204, 205, 501, 648
 * (terminal), 411–417 (certificate), 201–251 (our own fault).
 */
const AT_INIT: Readonly<Record<string, RefusedPayment>> = {
  78: 'declined',
  107: 'cardClosed',
  252: 'cardClosed',
  403: 'cardLimit',
  404: 'cardLimit',
  405: 'cardLimit',
  406: 'cardLimit',
  506: 'declined',
  508: 'cardClosed',
  600: 'declined',
  632: 'cardLimit',
  642: 'cardClosed',
}

/**
 * Why a payment is REJECTED: 1014, 1015 wrong card, 1033, 1054 expired, 1041 lost; 1013, 1061, 1065, 1075 limits of the card, 1202–1204 those
 * of the shop. The others are the bank's own reasons: 99, 1001–1005, 1051, 1057–1059, 1063, 1082, 1096, 1099, 1205, 1235.
 */
const REJECTED: Readonly<Record<string, RefusedPayment>> = {
  ...AT_INIT,
  1013: 'cardLimit',
  1014: 'cardClosed',
  1015: 'cardClosed',
  1033: 'cardClosed',
  1041: 'cardClosed',
  1054: 'cardClosed',
  1061: 'cardLimit',
  1065: 'cardLimit',
  1075: 'cardLimit',
  1202: 'cardLimit',
  1203: 'cardLimit',
  1204: 'cardLimit',
}

/** The reason of a refusal before there is a payment; null for a code that does not end it. */
export const refusalAtInit = (code: string): RefusedPayment | null => AT_INIT[code] ?? null

/** The reason of a rejected payment. */
export const refusalOf = (code: string): RefusedPayment => REJECTED[code] ?? 'declined'

/** Terminal, signature, certificate, our own fault, the bank's: the request has failed, whatever status stands beside it. */
const OF_THE_REQUEST = new Set([
  '202',
  '204',
  '205',
  '411',
  '412',
  '413',
  '414',
  '415',
  '416',
  '417',
  '501',
  '648',
  '9001',
  '9999',
])

/** Whether a code speaks of the request and not of the payment. */
export const isOfTheRequest = (code: string): boolean => OF_THE_REQUEST.has(code)

const SETUP: Readonly<Record<string, string>> = {
  103: 'на счёте компании не хватает денег',
  202: 'терминал заблокирован',
  204: 'подпись не подошла: проверьте TBANK_TERMINAL_KEY и TBANK_KEY_FILE',
  205: 'такого терминала нет: проверьте TBANK_TERMINAL_KEY',
  411: 'банк не знает сертификата: проверьте TBANK_CERTIFICATE_SERIAL',
  412: 'срок действия сертификата истёк: выпустите новый',
  413: 'сертификат заблокирован',
  415: 'срок действия сертификата ещё не начался',
  501: 'такого терминала нет: проверьте TBANK_TERMINAL_KEY',
  648: 'терминал заблокирован или ещё не включён',
}

/** What the operator of the server has to do about a code; null where nothing. */
export const adviceOn = (code: string): string | null => SETUP[code] ?? null
