import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its own authority, for localhost alone. */
const settingsIn = (folder: string): string => `
[ca]
default_ca = own
[own]
database = ${join(folder, 'index.txt')}
new_certs_dir = ${folder}
serial = ${join(folder, 'serial')}
default_md = sha256
policy = names
x509_extensions = localhost
[names]
commonName = supplied
[localhost]
subjectAltName = DNS:localhost
basicConstraints = CA:TRUE
`

/** `yyyyMMddHHmmssZ`, as openssl wants it. */
const moment = (at: Date): string => at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')

/** From when to when a certificate is good, whose key it is of, and its serial number. */
interface Wanted {
  from: Date
  to: Date
  /** The file of a private key; a new one is made without it. */
  key?: string
  /** Hexadecimal digits, an even number of them. */
  serial?: string
}

/** Makes a certificate for localhost. @returns the paths of its key and of itself in the folder */
export const certificateIn = (folder: string, { from, to, key: own, serial = '01' }: Wanted): { key: string; cert: string } => {
  const path = (name: string): string => join(folder, name)
  const [key, cert, request, settings] = [own ?? path('key.pem'), path('cert.pem'), path('request.pem'), path('ca.cnf')]
  writeFileSync(settings, settingsIn(folder))
  writeFileSync(path('index.txt'), '')
  writeFileSync(path('serial'), serial)
  const openssl = (...args: string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' })
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', key]
  openssl('req', '-new', '-subj', '/CN=localhost', ...(own === undefined ? fresh : ['-key', own]), '-out', request)
  const dates = ['-startdate', moment(from), '-enddate', moment(to)]
  openssl('ca', '-selfsign', '-batch', '-notext', '-config', settings, '-keyfile', key, '-in', request, ...dates, '-out', cert)
  return { key, cert }
}

/** A key and a certificate for localhost that was good in January 2020. */
export const expiredCertificate = (folder: string): { key: string; cert: string } =>
  certificateIn(folder, { from: new Date('2020-01-01'), to: new Date('2020-02-01') })
