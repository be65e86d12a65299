// Brotli sizes of the portal's scripts against their budgets.
import { loginFiles, readManifest, sizeOf } from './lib/built.mjs'
import { kB, table } from './lib/table.mjs'

/**
 * All scripts that sign-in loads before it is usable: React is 60 kB of them, XState 12, the router 6 (ADR 0005). Portal code
 * that is not needed before the page is usable loads later.
 */
const LOGIN_BUDGET = 97_000
/** A screen, or the shared part of several screens; code loaded on demand is a separate chunk. */
const CHUNK_BUDGET = 25_000
/**
 * Names of inherently larger chunks. The budget of sign-in limits the libraries; the reader of PDF and its worker load with the first
 * PDF that somebody opens (ADR 0021).
 */
const OWN_BUDGETS = { libraries: 77_000, 'open-pdf': 116_000, 'pdf-worker': 250_000 }

/** The name of a worker, which the manifest does not give: «assets/pdf-worker-CFyjjcSt.js». */
const workerName = (file) => /([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file

/** @returns whether every chunk is within its budget */
export const run = async () => {
  const manifest = readManifest()
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const workers = [...new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets))].filter((file) =>
    file.endsWith('.js'),
  )
  const rows = [...chunks, ...workers.map((file) => ({ name: workerName(file), file }))]
    .map(({ name, file }) => ({ what: name ?? file, size: sizeOf(file), budget: OWN_BUDGETS[name] ?? CHUNK_BUDGET }))
    .toSorted((left, right) => right.size - left.size)
  const login = loginFiles(manifest)
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0)
  rows.unshift({ what: 'login: all before it can be used', size: login, budget: LOGIN_BUDGET })
  const over = rows.filter(({ size, budget }) => size > budget)
  table(
    ['JavaScript, brotli', 'kB', 'budget', ''],
    rows.map(({ what, size, budget }) => [what, kB(size), kB(budget), size > budget ? 'OVER' : 'ok']),
  )
  console.log(
    over.length === 0 ? '\nall within budget' : `\n${over.length} over budget: ${over.map(({ what }) => what).join(', ')}`,
  )
  return over.length === 0
}
