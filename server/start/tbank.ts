/** The settings of payouts by T-Bank. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import type { TbankSettings } from '../modules/bank/tbank/call.ts'
import { BadConfig, settingsFor } from './bad-config.ts'

export interface TbankConfig extends TbankSettings {
  /** The folder into which the registries of the days are laid. */
  registries: string
  /** The certificate of the key, for the date on which it expires; null where the operator has not named its file. */
  certificate: X509Certificate | null
}

export const TBANK_SETTINGS = {
  TBANK_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => address.endsWith('/'))
    .default('https://securepay.tinkoff.ru/e2c/v2/'),
  TBANK_TERMINAL_KEY: z.string().min(1).max(20).optional(),
  TBANK_KEY_FILE: z.string().min(1).optional(),
  TBANK_CERTIFICATE_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]+$/)
    .optional(),
  TBANK_CERTIFICATE_FILE: z.string().min(1).optional(),
  TBANK_REGISTRIES: z.string().min(1).optional(),
} as const

type Environment = z.infer<z.ZodObject<typeof TBANK_SETTINGS>> & {
  ACQUIRER: 'sandbox' | 'tbank-e2c'
  BANK_PAGE_HOSTS?: string | undefined
}

/** Three requests fit into the time of the port. */
const TIMEOUT = 6_000
const LEAST_BITS = 2_048

const keyIn = (path: string): KeyObject => {
  try {
    const key = createPrivateKey(readFileSync(path, 'utf8'))
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS) return key
  } catch {
    throw new BadConfig(`TBANK_KEY_FILE: в файле ${path} нет закрытого ключа PEM без пароля, или файл не читается`)
  }
  throw new BadConfig(`TBANK_KEY_FILE: нужен ключ RSA не короче ${LEAST_BITS} бит`)
}

const certificateIn = (path: string): X509Certificate => {
  try {
    return new X509Certificate(readFileSync(path))
  } catch {
    throw new BadConfig(`TBANK_CERTIFICATE_FILE: в файле ${path} нет сертификата PEM, или файл не читается`)
  }
}

/** A serial number is written in hexadecimal or decimal digits, with zeros in front or without. */
const isSerialOf = (serial: string, { serialNumber }: X509Certificate): boolean => {
  const own = BigInt(`0x${serialNumber}`)
  return own === BigInt(`0x${serial}`) || (/^\d+$/.test(serial) && own === BigInt(serial))
}

/** @throws BadConfig for the certificate of another key or with another number: the bank would refuse each request */
const fittingCertificate = (path: string, key: KeyObject, serial: string): X509Certificate => {
  const certificate = certificateIn(path)
  if (!certificate.checkPrivateKey(key)) throw new BadConfig('TBANK_CERTIFICATE_FILE: сертификат не от ключа TBANK_KEY_FILE')
  if (isSerialOf(serial, certificate)) return certificate
  throw new BadConfig(`TBANK_CERTIFICATE_SERIAL: у сертификата из TBANK_CERTIFICATE_FILE номер ${certificate.serialNumber}`)
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** @throws BadConfig for a bank that is chosen without its settings, a key that is none, a folder that is not there */
export const tbankOf = (environment: Environment): TbankConfig | null => {
  const { ACQUIRER, BANK_PAGE_HOSTS, TBANK_TERMINAL_KEY, TBANK_KEY_FILE, TBANK_CERTIFICATE_SERIAL, TBANK_REGISTRIES } =
    environment
  if (ACQUIRER !== 'tbank-e2c') return null
  const needed = { BANK_PAGE_HOSTS, TBANK_TERMINAL_KEY, TBANK_KEY_FILE, TBANK_CERTIFICATE_SERIAL, TBANK_REGISTRIES }
  settingsFor('ACQUIRER=tbank-e2c', needed)
  const registries = TBANK_REGISTRIES ?? ''
  if (!isFolder(registries)) throw new BadConfig(`TBANK_REGISTRIES: папки ${registries} нет`)
  const [key, serial, file] = [keyIn(TBANK_KEY_FILE ?? ''), TBANK_CERTIFICATE_SERIAL ?? '', environment.TBANK_CERTIFICATE_FILE]
  return {
    url: environment.TBANK_URL,
    terminal: TBANK_TERMINAL_KEY ?? '',
    key,
    serial,
    timeout: TIMEOUT,
    registries,
    certificate: file === undefined ? null : fittingCertificate(file, key, serial),
  }
}
