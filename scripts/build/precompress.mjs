// Compresses files once at the highest quality, instead of at every request.
import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css|html|svg|json|txt|webmanifest)$/
/** Below this size the packet headers outweigh the saving. */
const SMALLEST = 256

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * How brotli may split the distances of its copies. The encoder leaves it at 0; with 1 the chunk of libraries is 120 bytes smaller,
 * while most files are larger.
 */
const POSTFIXES = [0, 1]

const squeeze = (bytes, postfix) =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_NPOSTFIX]: postfix } })

const compress = async (path) => {
  const bytes = await readFile(path)
  const [first, second] = await Promise.all(POSTFIXES.map((postfix) => squeeze(bytes, postfix)))
  await writeFile(`${path}.br`, second.length < first.length ? second : first)
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}

/**
 * A file of an earlier release is compressed already. The name does not tell: Vite lists what a chunk preloads after the chunk has
 * got its name.
 */
const isCompressed = (path) => (statSync(`${path}.br`, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= statSync(path).mtimeMs

/** Writes a .br and a .gz beside every text file of the folder that has changed. */
export const precompress = async (folder) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names
    .filter((name) => TEXT.test(name) && !name.startsWith('.'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size >= SMALLEST && !isCompressed(path))
  await Promise.all(paths.map(compress))
}
