#!/usr/bin/env node
// `npm run backup -- <folder>`: copies the PostgreSQL database and the uploaded files of a running server.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { fileNames, figuresOf, main, Mistake, runPostgres, settings } from './lib/database.mjs'
import { sumOf } from './lib/stores.mjs'

/** The digest of each file of the copy, as it lies there. */
const sumsIn = async (folder, names) => {
  const sums = {}
  for (const name of names) sums[name] = await sumOf(join(folder, name))
  return sums
}

await main(async () => {
  const { url, store, folder } = settings()
  if (existsSync(folder)) throw new Mistake(`Папка ${folder} уже есть: для каждой копии нужна новая`)
  // Whoever reads a copy reads passports.
  process.umask(0o077)
  mkdirSync(join(folder, 'files'), { recursive: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // The dump and its check figures come from one snapshot, whatever is written meanwhile.
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query('select pg_export_snapshot() as snapshot')
    const figures = await figuresOf(client)
    const names = await fileNames(client)
    const dump = join(folder, 'database.dump')
    runPostgres('pg_dump', url, ['--format=custom', `--snapshot=${rows[0].snapshot}`, `--file=${dump}`])
    await client.query('commit')
    // After the dump: later uploads are in neither part, and the manifest lists files deleted meanwhile.
    const missing = await store.take(names, join(folder, 'files'))
    const known = new Set(await fileNames(client))
    const erased = missing.filter((name) => !known.has(name))
    const lost = missing.filter((name) => known.has(name))
    if (lost.length > 0) throw new Mistake(`В ${store.place} нет файлов, которые есть в базе: ${lost.join(', ')}`)
    const gone = new Set(missing)
    const files = await sumsIn(
      join(folder, 'files'),
      names.filter((name) => !gone.has(name)),
    )
    // Last: without it a copy is not whole.
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ takenAt: new Date().toISOString(), ...figures, erased, files }, null, 2),
    )
    const total = Object.values(figures.rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `Копия в ${folder}: строк ${total}, файлов ${names.length - missing.length}, последняя миграция ${figures.migrations.at(-1)}`,
    )
  } finally {
    await client.end()
  }
})
