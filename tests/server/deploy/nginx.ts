import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CONFIG = join(import.meta.dirname, '../../../deploy/nginx.conf')

/** Debian's nginx; null where there is none. */
export const nginxProgram = (): string | null => ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path)) ?? null

/** A port that is free now. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** deploy/nginx.conf without TLS, on ports of this machine; nothing else is changed. */
export const withoutTls = (text: string, port: number, servers: readonly number[], folder: string): string => {
  const secure = text.slice(0, text.indexOf('server {\n    listen 80;')) + text.slice(text.indexOf('server {\n    listen 443'))
  return secure
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
    .replace('127.0.0.1:3001', `127.0.0.1:${servers[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${servers[1]}`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
}

/** What stands around it: Debian has that in /etc/nginx/nginx.conf. */
const around = (folder: string, isRoot: boolean): string => `
${isRoot ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/start.log warn;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/mst.conf;
}
`

/** An nginx in front of two servers. */
export interface Nginx {
  url: string
  folder: string
  /** What it has logged of requests. */
  log: () => string
  stop: () => Promise<void>
}

const prepare = (text: string): { folder: string; config: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-nginx-'))
  mkdirSync(join(folder, 'body'))
  writeFileSync(join(folder, 'mst.conf'), text.replaceAll('%folder%', folder))
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, around(folder, process.getuid?.() === 0))
  return { folder, config }
}

/** Asks nginx what it thinks of a configuration. @returns its code and what it says */
export const judge = async (program: string, text: string): Promise<{ code: unknown; said: string }> => {
  const { folder, config } = prepare(text)
  const child = spawn(program, ['-t', '-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => (said += String(part)))
  const [code] = (await once(child, 'close')) as [unknown]
  rmSync(folder, { recursive: true, force: true })
  return { code, said }
}

export const nginxConfig = (): string => readFileSync(CONFIG, 'utf8')

/** Starts nginx with deploy/nginx.conf. @param servers the ports of the two servers */
export const startNginx = async (program: string, servers: readonly number[]): Promise<Nginx> => {
  const port = await freePort()
  const { folder, config } = prepare(withoutTls(nginxConfig(), port, servers, '%folder%'))
  const child = spawn(program, ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'start.log'), 'utf8'))
  }
  return {
    url,
    folder,
    log: () => readFileSync(join(folder, 'mst.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
