/** Debian's OpenStack Swift with its interface of S3: four servers and memcached in a folder of their own. */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../../../server/modules/files/s3/request.ts'

const PARTS = ['account', 'container', 'object'] as const
export const SWIFT_PACKAGES = 'swift-proxy swift-account swift-container swift-object memcached'

/** All of the packages stand here. */
export const hasSwift = (): boolean =>
  [...PARTS, 'proxy'].every((part) => existsSync(`/usr/bin/swift-${part}-server`)) && existsSync('/usr/bin/memcached')

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const common = (folder: string, port: number): string =>
  `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nswift_dir = ${folder}\nworkers = 0\nuser = ${userInfo().username}\n`

const partSettings = (folder: string, part: string, port: number): string =>
  `${common(folder, port)}devices = ${folder}/disks\nmount_check = false
[pipeline:main]\npipeline = ${part}-server
[app:${part}-server]\nuse = egg:swift#${part}\n`

const proxySettings = (folder: string, port: number, cache: number): string =>
  `${common(folder, port)}[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true
[filter:catch_errors]\nuse = egg:swift#catch_errors
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${cache}
[filter:s3api]\nuse = egg:swift#s3api\nlocation = ru-test1
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_mst_tester = secret .admin\n`

/** One ring of one disk. */
const writeRing = (folder: string, part: string, port: number): void => {
  const ring = (...args: string[]) => execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${part}.builder`), ...args])
  ring('create', '4', '1', '1')
  ring('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  ring('rebalance')
}

/** A store with an empty bucket «files». */
export interface RealStore {
  settings: S3Settings
  /** Stops the proxy, as a network that is away does. @returns what lets it go on */
  interrupt: () => Promise<() => Promise<void>>
  stop: () => Promise<void>
}

export const startSwift = async (): Promise<RealStore> => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-swift-'))
  mkdirSync(join(folder, 'disks', 'disk'), { recursive: true })
  const running = new Map<string, ChildProcess>()
  const run = async (name: string, port: number, command: string, args: string[]): Promise<void> => {
    running.set(name, spawn(command, args, { stdio: 'ignore' }))
    // Another process cannot tell when it listens.
    while (!(await listens(port))) await setTimeout(100)
  }
  const end = async (name: string): Promise<void> => {
    const child = running.get(name)
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const server = (part: string, port: number, text: string): Promise<void> => {
    const file = join(folder, `${part}.conf`)
    writeFileSync(file, text)
    return run(part, port, `/usr/bin/swift-${part}-server`, [file])
  }
  const cache = await freePort()
  await run('cache', cache, '/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(cache), '-u', 'nobody'])
  for (const part of PARTS) {
    const port = await freePort()
    writeRing(folder, part, port)
    await server(part, port, partSettings(folder, part, port))
  }
  const port = await freePort()
  const proxy = () => server('proxy', port, proxySettings(folder, port, cache))
  await proxy()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ru-test1',
    bucket: 'files',
    isPathStyle: true,
    accessKey: 'mst:tester',
    secretKey: 'secret',
    encryption: null,
    timeout: 15_000,
  }
  const owner = new AwsClient({ accessKeyId: 'mst:tester', secretAccessKey: 'secret', region: 'ru-test1', service: 's3' })
  await owner.fetch(`${settings.endpoint}/files`, { method: 'PUT' })
  return {
    settings,
    interrupt: async () => {
      await end('proxy')
      return proxy
    },
    stop: async () => {
      for (const name of running.keys()) await end(name)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
