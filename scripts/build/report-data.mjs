// What the server publishes for reports of problems, beside the portal: the words of steps and the dictionaries of short links, made from
// the release's own machines and models.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from './load-module.mjs'
import { precompress } from './precompress.mjs'

/** Releases whose links can be opened. */
const KEPT = 20

const isDictionary = (name) => /^[\da-f]{8}\.json$/.test(name)

/** Removes the dictionaries of all but the last releases. */
const forgetOld = (folder) => {
  const timeOf = (name) => statSync(join(folder, name)).mtimeMs
  const names = readdirSync(folder).filter(isDictionary)
  for (const name of names.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(KEPT))
    for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, name + suffix), { force: true })
}

/**
 * Writes `current.json`, the words with the name of the release's dictionaries, and the dictionaries under that name.
 * @param root the project's folder
 * @param folder of the published files: those of earlier releases stay
 */
export const writeReportData = async (root, folder) => {
  const { hash, texts, dictionaries } = await loadModule(root, '/model/release/publish.ts', ({ publishedData }) =>
    publishedData(),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'current.json'), JSON.stringify({ hash, texts }))
  const path = join(folder, `${hash}.json`)
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(dictionaries))
  forgetOld(folder)
  await precompress(folder)
}
