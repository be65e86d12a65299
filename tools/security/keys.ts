/** What the installation keeps secret, by the variable that names it. */
import { documentedVariables } from './sources.ts'
import { code, table } from './table.ts'

interface SecretUse {
  /** Algorithm, and what it is used for; it is used for nothing else. */
  use: string
  /** Who has it beside the server. */
  shared: string
  /** How it is replaced. */
  change: string
}

const ALONE = 'nobody'
const BESIDE = 'the former one beside it, `_OLD`'
const TOKEN = (whom: string): SecretUse => ({ use: `proof to ${whom}`, shared: whom, change: 'a new one there, then a restart' })

/** Described by their variables. One that docs/operations.md names and this list does not is an error. */
const USES: Readonly<Record<string, SecretUse>> = {
  DATABASE_URL: { use: 'password of the role that serves', shared: 'PostgreSQL', change: '`alter role`, then a restart' },
  DATABASE_MIGRATION_URL: {
    use: 'password of the role that owns the tables',
    shared: 'PostgreSQL',
    change: '`alter role`, then a restart',
  },
  BANK_NOTICE_KEY: {
    use: 'HMAC-SHA-256 over time and body of the bank’s notices',
    shared: 'the bank',
    change: 'with the bank, then a restart',
  },
  SMS_TOKEN: TOKEN('the SMS gateway'),
  SMSC_PASSWORD: TOKEN('SMSC.ru'),
  SMSRU_API_ID: TOKEN('SMS.RU'),
  DADATA_TOKEN: TOKEN('DaData'),
  PROVERKACHEKA_TOKEN: TOKEN('proverkacheka.com'),
  TBANK_TERMINAL_KEY: { use: 'names the company to T-Bank', shared: 'T-Bank', change: 'with the contract' },
  TBANK_KEY_FILE: {
    use: 'RSA with SHA-256: signs requests for payouts to T-Bank',
    shared: ALONE,
    change: 'a new certificate at the bank, then its key and serial number, and a restart',
  },
  FILES_ACCESS_KEY: { use: 'names the server to the store of files', shared: 'the store of files', change: 'with the next one' },
  FILES_SECRET_KEY: {
    use: 'HMAC-SHA-256: signs requests to the store of files (Signature Version 4)',
    shared: 'the store of files',
    change: 'a new pair there, then a restart',
  },
  YANDEX_CAPTCHA_SITE_KEY: {
    use: 'names the installation to the captcha; public',
    shared: 'everybody',
    change: 'with the server’s key',
  },
  YANDEX_CAPTCHA_SERVER_KEY: TOKEN('Yandex SmartCaptcha'),
  VAPID_PUBLIC_KEY: { use: 'the other half of the next one; public', shared: 'everybody', change: 'with it' },
  VAPID_PRIVATE_KEY: {
    use: 'ECDSA on P-256: signs what is sent to push services (RFC 8292)',
    shared: ALONE,
    change: 'a new pair: every browser subscribes anew',
  },
  PAYEE_KEY: { use: 'HMAC-SHA-256: names an INN in sums of a year', shared: ALONE, change: `${BESIDE}, until the year is over` },
  PASSWORD_KEY: {
    use: 'AES-256-GCM, its key by HKDF-SHA-256: seals hashes of passwords and codes, and keys of operators’ apps',
    shared: ALONE,
    change: `${BESIDE}, until the hashes are sealed anew`,
  },
  ORIGIN_KEY: { use: 'HMAC-SHA-256 of addresses, for limits and audit', shared: ALONE, change: `${BESIDE}, for one start` },
  CERTIFICATE_KEY: {
    use: 'HMAC-SHA-256: derives the tokens of certificates and of links to buyers',
    shared: ALONE,
    change: 'a new one: what has been printed or shown still opens (D193, D226)',
  },
  CAPTCHA_KEY: { use: 'HMAC-SHA-256: signs tasks of the captcha', shared: ALONE, change: `${BESIDE}, for twenty minutes` },
}

const isSecret = (variable: string): boolean =>
  /_(?:KEY|TOKEN|PASSWORD|API_ID)$|^DATABASE_(?:MIGRATION_)?URL$|^TBANK_KEY_FILE$/.test(variable)

/** The table of secrets. @throws for a documented one that nobody has described here */
export const keysTable = (): string => {
  const rows = [...new Set(documentedVariables())].filter(isSecret).map((variable) => {
    const described = USES[variable]
    if (!described) throw new Error(`tools/security/keys.ts does not say what ${variable} is used for`)
    return [code(variable), described.use, described.shared, described.change]
  })
  return table(['variable', 'algorithm and the one use', 'who else has it', 'how it is replaced'], rows)
}
