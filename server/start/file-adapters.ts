/** The settings of the store of files and of the scan for viruses. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ClamdSettings } from '../modules/files/clamd.ts'
import type { S3Settings } from '../modules/files/s3/request.ts'
import { BadConfig, settingsFor } from './bad-config.ts'

export interface FileConfig {
  files: 'folder' | 's3'
  /** Of a bucket that is named, also while files lie in the folder: `npm run files -- move` copies there. */
  bucket: S3Settings | null
  fileScan: { kind: 'sandbox' } | ({ kind: 'clamd' } & ClamdSettings)
}

/** Their variables. */
export const FILE_SETTINGS = {
  FILES: z.enum(['folder', 's3']).default('folder'),
  FILES_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).origin === address)
    .optional(),
  FILES_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  FILES_PATH_STYLE: z.enum(['yes', 'no']).default('yes'),
  FILES_ACCESS_KEY: z.string().min(1).optional(),
  FILES_ACCESS_KEY_FILE: z.string().min(1).optional(),
  FILES_SECRET_KEY: z.string().min(1).optional(),
  FILES_SECRET_KEY_FILE: z.string().min(1).optional(),
  FILES_ENCRYPTION: z.enum(['AES256', 'aws:kms']).optional(),
  FILE_SCAN: z.enum(['sandbox', 'clamd']).default('sandbox'),
  CLAMD: z
    .string()
    .regex(/^(unix:\/.+|tcp:\/\/[^/:\s]+:\d{1,5})$/)
    .optional(),
} as const

type Environment = z.infer<z.ZodObject<typeof FILE_SETTINGS>>

/** Two attempts fit into the time of the port. */
const ATTEMPT = 9_000
const SCAN = 25_000

/** A secret by value or by file. @throws BadConfig for both, and for a file that cannot be read */
const secretOf = (name: string, value: string | undefined, path: string | undefined): string | undefined => {
  if (path === undefined) return value
  if (value !== undefined) throw new BadConfig(`Задайте что-то одно: ${name} или ${name}_FILE`)
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    throw new BadConfig(`${name}_FILE: файл ${path} не читается`)
  }
}

const bucketOf = (environment: Environment): S3Settings | null => {
  const { FILES, FILES_ENDPOINT, FILES_BUCKET, FILES_REGION, FILES_PATH_STYLE, FILES_ENCRYPTION } = environment
  if (FILES === 'folder' && FILES_BUCKET === undefined) return null
  const FILES_ACCESS_KEY = secretOf('FILES_ACCESS_KEY', environment.FILES_ACCESS_KEY, environment.FILES_ACCESS_KEY_FILE)
  const FILES_SECRET_KEY = secretOf('FILES_SECRET_KEY', environment.FILES_SECRET_KEY, environment.FILES_SECRET_KEY_FILE)
  settingsFor(FILES === 's3' ? 'FILES=s3' : 'FILES_BUCKET', { FILES_ENDPOINT, FILES_BUCKET, FILES_ACCESS_KEY, FILES_SECRET_KEY })
  return {
    endpoint: FILES_ENDPOINT ?? '',
    region: FILES_REGION,
    bucket: FILES_BUCKET ?? '',
    isPathStyle: FILES_PATH_STYLE === 'yes',
    accessKey: FILES_ACCESS_KEY ?? '',
    secretKey: FILES_SECRET_KEY ?? '',
    encryption: FILES_ENCRYPTION ?? null,
    timeout: ATTEMPT,
  }
}

const scanOf = ({ FILE_SCAN, CLAMD }: Environment): FileConfig['fileScan'] => {
  if (FILE_SCAN === 'sandbox') return { kind: 'sandbox' }
  settingsFor('FILE_SCAN=clamd', { CLAMD })
  const url = new URL(CLAMD ?? '')
  const address = url.protocol === 'unix:' ? { path: url.pathname } : { host: url.hostname, port: Number(url.port) }
  return { kind: 'clamd', address, timeout: SCAN }
}

/** @throws BadConfig for an adapter without what it needs */
export const fileConfig = (environment: Environment): FileConfig => ({
  files: environment.FILES,
  bucket: bucketOf(environment),
  fileScan: scanOf(environment),
})
