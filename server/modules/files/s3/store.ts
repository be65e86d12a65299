import { createHash } from 'node:crypto'
import { addAbortSignal } from 'node:stream'
import { storeAway } from '../away.ts'
import type { FileStore } from '../ports.ts'
import { storedFile } from '../stored-file.ts'
import { asking, brokenOff } from './request.ts'
import type { S3Answer, S3Settings } from './request.ts'

const SUM = 'x-amz-meta-sha256'

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Anything but what was asked for: mostly a wrong key or bucket, so the log names it. */
const unexpected = ({ status, code }: S3Answer) => storeAway(`the file store answers ${status} ${code}`.trim())

/**
 * Files in a bucket of an S3-compatible store. The signature covers a digest of the bytes, so that the store refuses those that have
 * changed on the way; the digest lies beside them and is compared while they are read.
 */
export const s3Store = (settings: S3Settings): FileStore => {
  const ask = asking(settings)
  const encrypted = settings.encryption === null ? {} : { 'x-amz-server-side-encryption': settings.encryption }
  return {
    put: async (name, bytes, signal) => {
      const sum = sumOf(bytes)
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sum, [SUM]: sum, ...encrypted }
      const answer = await ask('PUT', name, { headers, body: bytes }, signal)
      if (answer.status !== 200) throw unexpected(answer)
    },
    get: async (name, signal) => {
      const answer = await ask('GET', name, undefined, signal)
      if (answer.status === 404 && answer.code !== 'NoSuchBucket') return null
      if (answer.status !== 200 || answer.object === null) throw unexpected(answer)
      const size = answer.headers.get('content-length')
      if (size === null) {
        answer.object.destroy()
        throw storeAway('the file store does not tell the length of a file')
      }
      const expected = { size: Number(size), sum: answer.headers.get(SUM), patience: settings.timeout, failure: brokenOff }
      if (signal) addAbortSignal(signal, answer.object)
      return storedFile(answer.object, expected)
    },
    // A name without an object is no error there either: 204.
    remove: async (name, signal) => {
      const answer = await ask('DELETE', name, undefined, signal)
      const isGone = answer.status === 404 && answer.code !== 'NoSuchBucket'
      if (answer.status !== 204 && answer.status !== 200 && !isGone) throw unexpected(answer)
    },
  }
}

/** How a bucket is: «away» passes by itself, the others are mistakes of the configuration. */
export type BucketState = 'ok' | 'denied' | 'missing' | 'away'

/** Asks whether the bucket is there and whether the key opens it. */
export const bucketState = async (settings: S3Settings, signal?: AbortSignal): Promise<BucketState> => {
  try {
    const { status } = await asking(settings)('HEAD', '', undefined, signal)
    if (status === 200) return 'ok'
    return status === 404 ? 'missing' : 'denied'
  } catch {
    // Why, is said by the first file that needs it: here only the state counts.
    return 'away'
  }
}
