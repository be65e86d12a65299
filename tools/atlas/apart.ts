/** A part of `npm run check`: builds the portal with the atlas's files and without them, and compares the bytes. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const NEEDED = ['src', 'public', 'openapi', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.base.json']
const ATLAS = [join('src', 'atlas')]

/** The bundler writes random names of emitted files into source maps, different in each build. */
const BUNDLER_REFERENCE = /ROLLDOWN_FILE_URL_\w+/g

/** Builds the portal from a copy of its sources. */
const digestsOf = (folder: string, isWithAtlas: boolean): Map<string, string> => {
  for (const name of NEEDED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => isWithAtlas || !ATLAS.some((one) => path === join(ROOT, one)),
    })
  if (isWithAtlas)
    for (const name of ['vite.atlas.config.ts', 'docs/flows', 'tools/atlas'])
      cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { status, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const out = join(folder, 'dist/portal')
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(out, name)).isFile())
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(out, name), 'latin1').replaceAll(BUNDLER_REFERENCE, ''))
        .digest('hex'),
    ]),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'atlas-apart-'))
try {
  // The same folder both times: its path must not cause a difference.
  const place = join(folder, 'portal')
  const withAtlas = digestsOf(place, true)
  rmSync(place, { recursive: true })
  const without = digestsOf(place, false)
  const names = [...new Set([...withAtlas.keys(), ...without.keys()])]
  const different = names.filter((name) => withAtlas.get(name) !== without.get(name))
  for (const name of different) console.error(`отличается: ${name}`)
  console.log(
    different.length === 0
      ? `Портал с атласом и без него одинаков: файлов ${names.length}`
      : `Портал с атласом и без него различается: файлов ${different.length}`,
  )
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
