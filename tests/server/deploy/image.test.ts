/**
 * What stands in deploy/: the Dockerfile is linted by our own rules and the commands of its last stage run in a tree of its files; the unit is
 * linted by systemd where there is one. GRID=full plays every instruction in layers over this machine's root, and runs what comes out read-only.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { freshPlace } from '../support/server/process.ts'
import { execForm, lintDockerfile, readInstructions, readStages } from './dockerfile.ts'

const ROOT = join(import.meta.dirname, '../../..')
const text = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
const last = readStages(readInstructions(text)).at(-1)
const rest = (name: string): string => last?.instructions.find((one) => one.name === name)?.rest ?? ''

/** What the last stage copies: its path in /app, and where it is here. The server is built anew from these sources. */
const filesOfImage = (): [string, string][] =>
  (last?.instructions ?? [])
    .filter(({ name }) => name === 'COPY')
    .map(({ rest: words }) => {
      const [source = '', target = ''] = words.split(/\s+/).filter((word) => !word.startsWith('--'))
      const path = target.endsWith('/') ? join(target, basename(source)) : target
      return [path, path === 'dist/server' ? inject('engineSetup').built : join(ROOT, source.replace(/^\/app\//, ''))]
    })

const removals: (() => void)[] = []
afterAll(() => {
  for (const remove of removals) remove()
})

describe('the Dockerfile', () => {
  it('keeps our rules', () => {
    expect(lintDockerfile(text)).toEqual([])
  })

  it.each([
    ['no version', (good: string) => good.replaceAll('node:22-bookworm-slim', 'node:latest')],
    ['root', (good: string) => good.replace('USER node\n', '')],
    [
      'a shell',
      (good: string) =>
        good.replace('CMD ["node", "--enable-source-maps", "dist/server/main.js"]', 'CMD node dist/server/main.js'),
    ],
    ['no health', (good: string) => good.replace(/^HEALTHCHECK.*$/m, '')],
    ['a secret', (good: string) => good.replace('ENV NODE_ENV=production', 'ENV PASSWORD_KEY=0123 NODE_ENV=production')],
    ['everything copied', (good: string) => good.replace('COPY package.json ./\nCOPY deploy', 'COPY . .\nCOPY deploy')],
    ['npm install', (good: string) => good.replace('npm ci --omit=dev', 'npm install --omit=dev')],
  ])('%s is noticed', (_name, spoil) => {
    expect(spoil(text)).not.toBe(text)
    expect(lintDockerfile(spoil(text))).not.toEqual([])
  })

  it('every file that it copies is in the repository, and its ignore list lets it through', () => {
    const ignored = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8')
    const copied = readInstructions(text)
      .filter(({ name, rest: words }) => name === 'COPY' && !words.startsWith('--from') && words !== '. .')
      .flatMap(({ rest: words }) => words.split(/\s+/).slice(0, -1))
    expect(copied.length).toBeGreaterThan(3)
    for (const path of copied) {
      expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
      const kept = ignored
        .split('\n')
        .filter((line) => line.startsWith('!'))
        .map((line) => line.slice(1))
      expect([path, kept.some((each) => path === each || path.startsWith(`${each}/`))]).toEqual([path, true])
    }
  })

  it('its command runs as a stranger to its own files, is healthy and ends at once; nothing but its data is written', async () => {
    // The image's /app: the files that its last stage copies, owned by somebody else.
    const folder = mkdtempSync(join(ROOT, 'dist', 'image-'))
    removals.push(() => rmSync(folder, { recursive: true, force: true }))
    chmodSync(folder, 0o755)
    for (const [path, from] of filesOfImage()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      if (path === 'node_modules') symlinkSync(from, join(folder, path))
      else if (existsSync(from)) cpSync(from, join(folder, path), { recursive: true })
    }
    chmodSync(join(folder, 'dist/server'), 0o755)
    const place = await freshPlace()
    removals.push(place.remove)
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })
    const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
    if (stranger.uid) chownSync(data, stranger.uid, stranger.gid)
    const PORT = String(20_000 + (process.pid % 20_000))
    const env = { ...process.env, ...place.env, MODE: 'demo', PORT, HOST: '127.0.0.1', DATA_DIR: data, PORTAL_DIR: 'none' }
    writeFileSync(join(folder, 'stamp'), '')
    const run = (words: string[]) => {
      const [program = '', ...args] = words
      expect(program).toBe('node')
      return spawn(process.execPath, args, { cwd: folder, env, ...stranger, stdio: ['ignore', 'pipe', 'pipe'] })
    }
    const server = run(execForm(rest('CMD')))
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (output += String(part)))
    const codeOf = async (words: string[]): Promise<unknown> => (await once(run(words), 'exit'))[0]
    const health = execForm(rest('HEALTHCHECK'))
    try {
      expect(await codeOf([...health, `http://127.0.0.1:${PORT}/readyz`, '60']), output).toBe(0)
      expect(await codeOf(health), 'as the image asks').toBe(0)
    } finally {
      server.kill(rest('STOPSIGNAL') as NodeJS.Signals)
    }
    expect(await once(server, 'exit'), output).toEqual([0, null])
    expect(await codeOf(health)).toBe(1)
    const written = execFileSync('find', [folder, '-newer', join(folder, 'stamp'), '-type', 'f', '-not', '-path', `${data}/*`])
    expect(String(written)).toBe('')
  })
})

/** Layers need root and Linux's namespaces, npm ci the network. */
const canPlay = (): boolean => {
  if (process.env['GRID'] !== 'full' || process.getuid?.() !== 0 || inject('engineSetup').engine !== 'postgres') return false
  return spawnSync('unshare', ['--mount', 'true']).status === 0
}

describe.skipIf(!canPlay())('the Dockerfile, played', () => {
  it('builds an image that is healthy with a root that cannot be written, not as root, and ends when it is told', () => {
    const layers = mkdtempSync(join(tmpdir(), 'mst-layers-'))
    removals.push(() => rmSync(layers, { recursive: true, force: true }))
    const script = join(import.meta.dirname, 'play-dockerfile.sh')
    const { status, stdout, stderr } = spawnSync('sh', [script, layers], { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
    expect(stdout).toMatch(/healthy: \{"alive":true\}, page 200, as user [1-9]\d*\nended with 0\nimage: \d+ MB/)
    process.stdout.write(`deploy: ${stdout.trim().split('\n').slice(-3).join(', ')}\n`)
  }, 900_000)
})

describe('the unit', () => {
  const unit = join(ROOT, 'deploy/mst@.service')
  const lines = readFileSync(unit, 'utf8').split('\n')

  it('runs what the image runs, waits as the image is asked, and stays within the time of a stop', () => {
    expect(lines).toContain(`ExecStart=/usr/bin/${execForm(rest('CMD')).join(' ')}`)
    expect(lines).toContain(`ExecStartPost=/usr/bin/${execForm(rest('HEALTHCHECK')).join(' ')} http://127.0.0.1:%i/readyz 600`)
    expect(lines).toContain('TimeoutStopSec=15')
    for (const closed of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
    ])
      expect(lines).toContain(closed)
  })

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd finds no fault, and little that is open', () => {
    const analyze = (...args: string[]) =>
      execFileSync('systemd-analyze', [...args, unit], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const said = analyze('security', '--offline=true', '--no-pager')
    expect(Number(/Overall exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(1.5)
    expect(analyze('verify')).toBe('')
  })
})
