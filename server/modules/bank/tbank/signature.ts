/**
 * How T-Bank wants a request for payouts signed by RSA (tbank.ru/kassa/dev/payouts, «Подпись с помощью RSA-сертификата»): the values sorted
 * by their keys and joined, UTF-8; SHA-256 of that is the digest; the signature, RSA PKCS #1 v1.5 with SHA-256, is over the bytes of the
 * digest. Both go in Base64, with the serial number of the certificate.
 */
import { createHash, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** The fields of a request that are signed: nothing nested. */
export type TbankFields = Readonly<Record<string, string | number | boolean>>

export interface TbankKey {
  /** RSA, private. */
  key: KeyObject
  /** The certificate's serial number, as the bank's cabinet shows it. */
  serial: string
}

const byCode = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1)

const digestOf = (fields: TbankFields): Buffer => {
  const values = Object.entries(fields)
    .toSorted(byCode)
    .map(([, value]) => String(value))
  return createHash('sha256').update(values.join(''), 'utf8').digest()
}

/** The fields with their signature beside them. */
export const signFields = (fields: TbankFields, { key, serial }: TbankKey): TbankFields => {
  const digest = digestOf(fields)
  return {
    ...fields,
    DigestValue: digest.toString('base64'),
    SignatureValue: sign('RSA-SHA256', digest, key).toString('base64'),
    X509SerialNumber: serial,
  }
}
