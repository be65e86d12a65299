// The real server on a separate database, with the built portal and the reference page.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { precompress } from '../../scripts/build/precompress.mjs'
import { root } from '../../scripts/lib/run.mjs'
import { portal } from './built.mjs'

const listening = (child) =>
  new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (data) => {
      printed += data
      const url = /^Платформа МСТ: (\S+)/m.exec(printed)?.[1]
      if (url) resolve(url)
    })
    child.on('exit', () => reject(new Error(`the server did not start:\n${printed}`)))
  })

/** The built portal and the reference page beside it. */
const portalWithReference = async (folder) => {
  const pages = join(folder, 'portal')
  cpSync(portal, pages, { recursive: true })
  mkdirSync(join(pages, 'reference'))
  cpSync(join(root, 'bench', 'reference'), join(pages, 'reference'), { recursive: true })
  await precompress(join(pages, 'reference'))
  return pages
}

/**
 * @param isWhole with the desk and the replay, which stand beside the portal; without the reference page then
 * @returns its address and a stop function
 */
export const startServer = async ({ isWhole = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'mst-bench-'))
  const pages = isWhole ? portal : await portalWithReference(folder)
  const env = { ...process.env, MODE: 'demo', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), PORTAL_DIR: pages }
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: await listening(child), stop }
}
