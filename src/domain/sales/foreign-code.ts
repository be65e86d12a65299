/** Codes that people take for a receipt's own: what they are, and what is needed instead (AT30). */

const OWN_CODE = 'Нужен QR-код с самого кассового чека'

/** Links by their host. */
const LINKS: readonly (readonly [host: RegExp, words: string])[] = [
  [
    /(?:^|\.)lknpd\.nalog\.ru$/,
    'это чек «Мой налог», его выдаёт самозанятый, а не касса. Нужен кассовый чек магазина с его QR-кодом',
  ],
  [/(?:^|\.)nspk\.ru$/, `это код для оплаты через СБП, а не чек. ${OWN_CODE}`],
  [
    /ofd|(?:^|\.)(?:taxcom|sbis|kontur|evotor|astralnalog|multicarta)\.ru$/,
    `это ссылка на чек у оператора. ${OWN_CODE}: откройте ссылку, сфотографируйте код там или введите данные вручную`,
  ],
  [/(?:^|\.)nalog\.(?:gov\.)?ru$/, `это ссылка на сайт налоговой, а не чек. ${OWN_CODE}`],
]

/** The marking of goods: the article behind 01, the number of the piece behind 21. */
const MARKING = /^(?:\][CdQ]\d)?(?:\(01\)|01)\d{14}/

const hostOf = (text: string): string | null => {
  const link = /^\s*(?:https?:\/\/)?([a-z0-9.-]+\.[a-z]{2,})(?:[:/?#]|\s*$)/i.exec(text)
  return link?.[1]?.toLowerCase() ?? null
}

/** What a code that is no receipt's is, in words behind «QR код не распознан»; null for a code that says nothing of itself. */
export const foreignCode = (text: string): string | null => {
  const host = hostOf(text)
  if (host !== null) return LINKS.find(([pattern]) => pattern.test(host))?.[1] ?? null
  return MARKING.test(text) ? `это код маркировки товара, а не чек. ${OWN_CODE}` : null
}
