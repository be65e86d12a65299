#!/usr/bin/env node
// `npm run backup -- <folder>`: copies the PostgreSQL database and the uploaded files of a running server.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { fileNames, figuresOf, main, Mistake, runPostgres, settings } from './lib/database.mjs'

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

await main(async () => {
  const { url, files, folder } = settings()
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
    const missing = names.filter((name) => !copy(join(files, name), join(folder, 'files', name)))
    const known = new Set(await fileNames(client))
    const erased = missing.filter((name) => !known.has(name))
    const lost = missing.filter((name) => known.has(name))
    if (lost.length > 0) throw new Mistake(`В ${files} нет файлов, которые есть в базе: ${lost.join(', ')}`)
    // Last: without it a copy is not whole.
    writeFileSync(
      join(folder, 'manifest.json'),
      JSON.stringify({ takenAt: new Date().toISOString(), ...figures, erased }, null, 2),
    )
    const total = Object.values(figures.rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `Копия в ${folder}: строк ${total}, файлов ${names.length - missing.length}, последняя миграция ${figures.migrations.at(-1)}`,
    )
  } finally {
    await client.end()
  }
})
