/**
 * Hashes of passwords and codes are stored sealed: encrypted under a key that lies outside of the database. A password has six digits, so
 * a slow hash alone is tried out in hours by whoever has a dump; a sealed one tells nothing without the key. A seal, unlike a key inside of
 * the hash, is put on and changed without the password: for everybody at once.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Key, KeyPair } from './keys.ts'

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

/** What is not sealed begins otherwise. */
export const SEALED = 'sealed:'

/** How a text begins that is sealed under the key with this print. */
export const sealedUnder = (print: string): string => `${SEALED}${print}:`

export interface Seals {
  /** Seals a text, under the current key. @returns `sealed:<print of the key>:<base64url of nonce, tag and ciphertext>` */
  seal: (text: string) => string
  /** The text of what is sealed under one of the keys, or not at all; null for another key, and for what somebody has changed. */
  open: (stored: string) => string | null
}

const sealerOf = ({ print, value }: Key) => {
  const key = Buffer.from(hkdfSync('sha256', value, '', 'seal of hashes', 32))
  const head = sealedUnder(print)
  return {
    head,
    seal: (text: string): string => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return head + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (stored: string): string | null => {
      const bytes = Buffer.from(stored.slice(head.length), 'base64url')
      if (bytes.length < NONCE + TAG) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
      } catch {
        // The tag does not fit: not what was sealed.
        return null
      }
    },
  }
}

export const sealsOf = ({ current, former }: KeyPair): Seals => {
  const latest = sealerOf(current)
  const known = former === null ? [latest] : [latest, sealerOf(former)]
  return {
    seal: latest.seal,
    open: (stored) =>
      stored.startsWith(SEALED) ? (known.find(({ head }) => stored.startsWith(head))?.open(stored) ?? null) : stored,
  }
}
