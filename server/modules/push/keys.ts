import { createECDH, timingSafeEqual } from 'node:crypto'
import { refuse } from '../../kernel/call/refusal.ts'

const WRONG_KEYS = 'Браузер прислал негодные ключи подписки'

/** Whether the key is a point of the curve: with any other nothing can be encrypted. */
const isPoint = (p256dh: string): boolean => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** @throws Refusal for keys of a browser that nothing can be encrypted with */
export const insistOnKeys = ({ p256dh }: { p256dh: string }): void => {
  if (!isPoint(p256dh)) refuse('refused', WRONG_KEYS)
}

/** Whether two spellings are the same secret of a browser, in the same time for every wrong one. */
export const isSameSecret = (kept: string, given: string): boolean => {
  const [one, other] = [Buffer.from(kept, 'base64url'), Buffer.from(given, 'base64url')]
  return one.length === other.length && timingSafeEqual(one, other)
}
