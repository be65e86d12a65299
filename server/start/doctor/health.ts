/** What a part of the installation says of itself, in words for the operator. */
export interface Health {
  /** `soon` works today and will not for long. */
  kind: 'works' | 'soon' | 'off' | 'broken'
  told: string
}

export const works = (told = 'работает'): Health => ({ kind: 'works', told })
export const soon = (told: string): Health => ({ kind: 'soon', told })
export const off = (told: string): Health => ({ kind: 'off', told })
export const broken = (told: string): Health => ({ kind: 'broken', told })

/** The variables in which the mistake may be. */
interface Suspects {
  key: string
  address: string
}

/**
 * What to do about a service that gave no usable answer.
 * @param reason as the log has it: a code of the system, or the status
 */
export const advise = (reason: string, { key, address }: Suspects): Health => {
  if (/CERT|SIGNATURE|ALTNAME/.test(reason))
    return broken(
      `сертификат службы не годится (${reason}). Проверьте часы сервера и ${address}; если они верны, сообщите службе`,
    )
  if (/\b40[13]\b/.test(reason)) return broken(`ключ не принят (${reason}). Проверьте ${key} и оплату у службы`)
  if (/\b429\b|limit/.test(reason)) return broken(`лимит исчерпан (${reason}). Подождите или оплатите больший`)
  return broken(`не отвечает (${reason}). Проверьте, что служба запущена, сеть и ${address}`)
}

/** The words of a failure that an adapter has put there for the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
