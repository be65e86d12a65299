/** Signature version 4 as the documentation of S3 computes it, written from its text: «Authenticating Requests (AWS Signature Version 4)». */
import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')

/** How far the clocks may be apart, milliseconds. */
const SKEW = 15 * 60_000

const momentOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** @returns the name of the error, null for a request that may be answered */
export const signatureFault = (
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: { accessKey: string; secretKey: string; region: string },
): string | null => {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const [, key, day = '', place = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      header('authorization'),
    ) ?? []
  if (key === undefined) return 'AccessDenied'
  if (key !== accessKey) return 'InvalidAccessKeyId'
  if (place !== region) return 'AuthorizationHeaderMalformed'
  const stamp = header('x-amz-date')
  if (!(Math.abs(Date.now() - momentOf(stamp)) < SKEW)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied'
  const said = header('x-amz-content-sha256')
  const url = new URL(request.url ?? '', `http://${header('host')}`)
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...signed.map((name) => `${name}:${header(name).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    said,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', stamp, `${day}/${place}/s3/aws4_request`, digest(canonical)].join('\n')
  const signing = ['s3', 'aws4_request'].reduce((key, part) => hmac(key, part), hmac(hmac(`AWS4${secretKey}`, day), place))
  if (hmac(signing, text).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  if (said !== 'UNSIGNED-PAYLOAD' && said !== digest(body)) return 'XAmzContentSHA256Mismatch'
  return null
}
