/**
 * A part of `npm run check`, after its build: builds the portal once more without the files of atlas and desk, and compares the bytes of
 * all that is served. Source maps, which are not, have the paths of their folders.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const NEEDED = ['src', 'public', 'openapi', 'scripts', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.base.json']
/** What the portal carries nothing of (ADR 0009, E21). */
const OTHERS: ReadonlySet<string> = new Set(
  ['src/atlas', 'src/desk', 'src/machines/desk', 'src/views/desk'].map((name) => join(ROOT, name)),
)

/** Builds the portal from a copy of its sources. @returns the folder of the build */
const buildAlone = (folder: string): string => {
  for (const name of NEEDED)
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: (path) => !OTHERS.has(path) })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { status, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return join(folder, 'dist/portal')
}

/** What the server sends of a build: no hidden file. A folder may have the release before, too, and a hidden list of both. */
const servedOf = (portal: string): string[] =>
  readdirSync(portal, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('.') && !name.endsWith('.map') && statSync(join(portal, name)).isFile(),
  )

/** The files that a build's manifest names. */
const namedIn = (portal: string): Set<string> => {
  const manifest = JSON.parse(readFileSync(join(portal, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  return new Set(Object.values(manifest).map(({ file }) => file))
}

const isSame = (one: string, other: string): boolean => {
  try {
    return readFileSync(one).equals(readFileSync(other))
  } catch {
    return false
  }
}

const folder = mkdtempSync(join(tmpdir(), 'atlas-apart-'))
try {
  const usual = join(ROOT, 'dist/portal')
  const without = buildAlone(folder)
  const names = servedOf(without)
  const more = [...namedIn(usual)].filter((name) => !namedIn(without).has(name))
  const different = [...more, ...names.filter((name) => !isSame(join(usual, name), join(without, name)))]
  for (const name of different) console.error(`отличается: ${name}`)
  console.log(
    different.length === 0
      ? `Портал с атласом и пультом и без них одинаков: файлов ${names.length}`
      : `Портал с атласом и пультом и без них различается: файлов ${different.length}`,
  )
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
