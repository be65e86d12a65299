// Where the uploaded files lie, for backup and restore: the folder of the server, or a bucket, which the built server knows how to reach.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, createReadStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { build } from './build.mjs'
import { Mistake } from './mistake.mjs'
import { root } from './run.mjs'

/** The digest of a file, SHA-256 in hex; null without it. */
export const sumOf = async (path) => {
  if (!existsSync(path)) return null
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
}

/** Copies a file. @returns whether it still existed */
const copy = (from, to) => {
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

const folder = (files) => ({
  place: files,
  take: async (names, to) => names.filter((name) => !copy(join(files, name), join(to, name))),
  refuseUnlessEmpty: () => {
    if (existsSync(files) && readdirSync(files).length > 0) throw new Mistake(`Папка ${files} не пуста`)
  },
  give: async (names, from) => {
    mkdirSync(files, { recursive: true })
    return names.filter((name) => !copy(join(from, name), join(files, name)))
  },
})

/** The server's own command, fresh; SERVER_BUILD names a server that has been built elsewhere. */
const commandFile = async () => {
  const { SERVER_BUILD } = process.env
  if (SERVER_BUILD === undefined && !(await build())) throw new Mistake('Сервер не собирается: npm run build')
  return join(SERVER_BUILD ?? join(root, 'dist', 'server'), 'files-command.js')
}

/** Runs a step of the server's command. @returns what became of the files */
const carry = async (way, names, to) => {
  const child = spawn(process.execPath, [await commandFile(), way, to], { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  // Of a command that ends before it has read the names, its code and its own words tell.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(names))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Mistake('Корзина не отдала или не приняла файлы')
  return JSON.parse(output.trim().split('\n').at(-1))
}

/** Whatever the bucket has under other names is nobody's business here: each file has a random name of its own. */
const bucket = () => ({
  place: 'корзине',
  take: async (names, to) => {
    const { missing, differing } = await carry('take', names, to)
    if (differing.length > 0) throw new Mistake(`Записано не то, что отдала корзина: ${differing.join(', ')}`)
    return missing
  },
  refuseUnlessEmpty: () => undefined,
  give: async (names, from) => {
    const { missing, differing } = await carry('give', names, from)
    return [...missing, ...differing]
  },
})

/**
 * The store that the environment names. `take` copies files out of it and answers which it does not have; `give` copies them into it and
 * answers which are not there in the end.
 */
export const storeOf = (kind, files) => {
  if (kind === 's3') return bucket()
  if (kind !== 'folder') throw new Mistake('FILES: folder или s3')
  return folder(files)
}
