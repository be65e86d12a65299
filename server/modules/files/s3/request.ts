/** Signed requests to one bucket: the address of an object, the signature, the repeats, and what an error says. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { storeAway } from '../away.ts'

/** A bucket and who may use it. */
export interface S3Settings {
  /** https://storage.example.org, without a path. */
  endpoint: string
  region: string
  bucket: string
  /** `endpoint/bucket/name` instead of `bucket.endpoint/name`. */
  isPathStyle: boolean
  accessKey: string
  secretKey: string
  /** Asked for with each object; null leaves it to the bucket. */
  encryption: 'AES256' | 'aws:kms' | null
  /** Of one attempt until the store answers, milliseconds, and of each pause in what it then sends; two fit into the time of the port. */
  timeout: number
}

/** An answer of the store. */
export interface S3Answer {
  status: number
  headers: Headers
  /** The bytes of an object that was asked for, not yet read; null for every other answer, which has been read. */
  object: Readable | null
  /** `<Code>` of an error, such as SlowDown; empty without one. */
  code: string
}

/** The address of an object; of the bucket itself for an empty name. */
export const addressOf = (
  { endpoint, bucket, isPathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'isPathStyle'>,
  name: string,
): string => {
  const url = new URL(endpoint)
  if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = isPathStyle ? `/${bucket}/${encodeURIComponent(name)}` : `/${encodeURIComponent(name)}`
  return url.href
}

/** One repeat: what a store asks for with SlowDown is patience, which the person has more of than the request. */
const ATTEMPTS = 2
const PAUSE = 200

const isPassing = (status: number): boolean => status >= 500 || status === 429

/** An error of the store is a small XML document; its name is all that is of use. */
const codeIn = (status: number, body: Buffer): string =>
  status < 300 ? '' : (/<Code>(\w+)<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1] ?? '')

/** What the log says of an answer that is none. */
const causeOf = (error: unknown): string => {
  const { name = '', cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name
}

/** The failure of an answer that has begun and breaks off. */
export const brokenOff = (error: Error) => storeAway(`the file store breaks off: ${causeOf(error)}`)

export type Ask = (
  method: 'GET' | 'PUT' | 'DELETE' | 'HEAD',
  name: string,
  sent?: { headers: Record<string, string>; body: Buffer },
  signal?: AbortSignal,
) => Promise<S3Answer>

/**
 * Signs and sends. All its requests may be repeated: the same name always gets the same bytes.
 * @throws ServiceAway when the store does not answer, breaks off, or answers twice that it cannot
 */
export const asking = (settings: S3Settings): Ask => {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = settings
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  const once: Ask = async (method, name, sent, outer) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), settings.timeout)
    const signal = outer ? AbortSignal.any([late.signal, outer]) : late.signal
    try {
      // Bytes of a file are never in shared memory: the type alone allows it.
      const body = sent && { headers: sent.headers, body: sent.body as Uint8Array<ArrayBuffer> }
      const request = await signer.sign(addressOf(settings, name), { method, ...body })
      const response = await fetch(request, { redirect: 'error', signal })
      const { status, headers } = response
      // One class of Node.js with two types, its own and the browser's.
      if (method === 'GET' && status === 200 && response.body)
        return { status, headers, object: Readable.fromWeb(response.body as ReadableStream<Uint8Array>), code: '' }
      return { status, headers, object: null, code: codeIn(status, Buffer.from(await response.arrayBuffer())) }
    } finally {
      // Whoever reads an object measures its pauses: how long the whole of it takes is up to its reader.
      clearTimeout(timer)
    }
  }

  const attempt = async (left: number, ...asked: Parameters<Ask>): Promise<S3Answer> => {
    const outer = asked[3]
    const answer = await once(...asked).catch((error: unknown) => causeOf(error))
    if (typeof answer !== 'string' && !isPassing(answer.status)) return answer
    if (left > 1 && outer?.aborted !== true) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return attempt(left - 1, ...asked)
    }
    throw storeAway(
      typeof answer === 'string'
        ? `the file store does not answer: ${answer}`
        : `the file store answers ${answer.status} ${answer.code}`.trim(),
    )
  }
  return (...asked) => attempt(ATTEMPTS, ...asked)
}
