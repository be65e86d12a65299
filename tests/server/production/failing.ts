/** Services that do not serve: a wrong key, a certificate that has expired, nobody at the address, one that never answers. */
import { readFileSync } from 'node:fs'
import { createServer as createTls } from 'node:https'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { TLSSocket } from 'node:tls'
import { expiredCertificate } from '../support/expired-certificate.ts'

export const FAULTS = ['key', 'certificate', 'down', 'slow'] as const
export type Fault = (typeof FAULTS)[number]

/** The variables that are changed, for each part by itself. */
export type Changes = Record<'files' | 'scan' | 'others' | 'database', Record<string, string>>

export interface Broken {
  changes: Record<Fault, Changes>
  stop(): void
}

/** Takes every connection and says nothing, for longer than any port waits. */
const silent = (): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined)
    socket.resume()
  })

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

/** Every service at one address. */
const everywhere = (origin: string, database: string, trusted: Record<string, string> = {}): Changes => {
  const { host, port } = new URL(origin)
  return {
    files: { FILES_ENDPOINT: origin, ...trusted },
    scan: { CLAMD: `tcp://${host}` },
    others: {
      PROVERKACHEKA_URL: `${origin}/api/v1/check/get`,
      DADATA_PARTY_URL: `${origin}/suggestions/api/4_1/rs/findById/party`,
      DADATA_URL: `${origin}/suggestions/api/4_1/rs/suggest/address`,
      SMSC_URL: `${origin}/smsc/`,
      TBANK_URL: `${origin}/e2c/v2/`,
      ...trusted,
    },
    database: { DATABASE_URL: database.replace('%', port), DATABASE_MIGRATION_URL: '', ...trusted },
  }
}

const wrongKeys = (url: string): Changes => ({
  files: { FILES_SECRET_KEY: 'wrong' },
  // The protocol of clamd knows no keys.
  scan: {},
  others: {
    PROVERKACHEKA_TOKEN: 'wrong',
    DADATA_TOKEN: 'wrong',
    SMSC_PASSWORD: 'wrong',
    TBANK_CERTIFICATE_FILE: '',
    TBANK_CERTIFICATE_SERIAL: 'ffff',
  },
  database: { DATABASE_URL: url.replace(/\/\/\w+@/, '//nobody@'), DATABASE_MIGRATION_URL: '' },
})

/** PostgreSQL agrees to TLS with one byte. */
const postgresWith = (key: Buffer, cert: Buffer): Server =>
  createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, key, cert }).on('error', () => undefined)
    })
  })

/** @param folder for the certificate @param url of the database that works */
export const startBroken = async (folder: string, url: string): Promise<Broken> => {
  const paths = expiredCertificate(folder)
  const [key, cert] = [readFileSync(paths.key), readFileSync(paths.cert)]
  const tls = createTls({ key, cert }, (_request, response) => response.end('{}'))
  const postgres = postgresWith(key, cert)
  const gone = createServer()
  const slow = silent()
  await Promise.all([tls, postgres, gone, slow].map(listen))
  const nobody = portOf(gone)
  gone.close()
  const trusted = { NODE_EXTRA_CA_CERTS: paths.cert }
  const secure = `postgresql://mst@localhost:${portOf(postgres)}/mst?sslmode=verify-full&sslrootcert=${paths.cert}`
  const plain = 'postgresql://mst@127.0.0.1:%/mst'
  return {
    changes: {
      key: wrongKeys(url),
      certificate: { ...everywhere(`https://localhost:${portOf(tls)}`, secure, trusted), scan: {} },
      down: everywhere(`http://127.0.0.1:${nobody}`, plain),
      // The database has no port of its own.
      slow: { ...everywhere(`http://127.0.0.1:${portOf(slow)}`, plain), database: {} },
    },
    stop: () => {
      for (const server of [tls, postgres, slow]) server.close()
    },
  }
}
