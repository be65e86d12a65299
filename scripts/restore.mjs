#!/usr/bin/env node
// `npm run restore -- <folder>`: restores a copy of `npm run backup` into an empty database and proves that it is complete.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { fileNames, figuresOf, ledgerProblems, main, Mistake, runPostgres, settings } from './lib/database.mjs'
import { sumOf } from './lib/stores.mjs'

const read = (folder) => {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Mistake(`В ${folder} нет manifest.json: копия не доведена до конца`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The differences between the copy and the restored database, in words. */
const differences = (manifest, figures) => [
  ...Object.keys({ ...manifest.rows, ...figures.rows })
    .filter((table) => manifest.rows[table] !== figures.rows[table])
    .map((table) => `в таблице ${table} строк ${figures.rows[table] ?? 0}, в копии ${manifest.rows[table] ?? 0}`),
  ...(manifest.points === figures.points ? [] : [`баллов ${figures.points}, в копии ${manifest.points}`]),
  ...(manifest.migrations.join() === figures.migrations.join() ? [] : ['другие миграции']),
]

/**
 * The files of the copy that are not there, and those that are not what was copied; copies before the digests have none to compare.
 * @returns {Promise<{ missing: string[], damaged: string[] }>}
 */
const examine = async (folder, names, sums) => {
  const [missing, damaged] = [[], []]
  for (const name of names) {
    const sum = await sumOf(join(folder, name))
    if (sum === null) missing.push(name)
    else if (sums && sums[name] !== sum) damaged.push(name)
  }
  return { missing, damaged }
}

await main(async () => {
  const { url, store, folder } = settings()
  const manifest = read(folder)
  store.refuseUnlessEmpty()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select 1 from pg_tables where schemaname = 'public'`)
    if (rows.length > 0) throw new Mistake('База не пуста: создайте новую')
    runPostgres('pg_restore', url, [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      '--single-transaction',
      join(folder, 'database.dump'),
    ])
    process.umask(0o077)
    const erased = new Set(manifest.erased)
    const names = (await fileNames(client)).filter((name) => !erased.has(name))
    const { missing, damaged } = await examine(join(folder, 'files'), names, manifest.files)
    const lost = new Set([...missing, ...damaged])
    const whole = names.filter((name) => !lost.has(name))
    missing.push(...(await store.give(whole, join(folder, 'files'))))
    const problems = [
      ...differences(manifest, await figuresOf(client)),
      ...(await ledgerProblems(client)),
      ...missing.map((name) => `нет файла ${name}`),
      ...damaged.map((name) => `файл ${name} в копии испорчен`),
    ]
    if (problems.length > 0) throw new Mistake(`Восстановленное не сходится с копией:\n${problems.join('\n')}`)
    const total = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
    console.log(`Восстановлено и сверено: строк ${total}, файлов ${names.length}, баллы сходятся`)
  } finally {
    await client.end()
  }
})
