/**
 * `npm run release:model -- <name> [<commit>]`: the release of a commit, by default the last one, keeps its model for
 * `npm run atlas:diff`, and what its screens look like. A release of before can be given its screens by its commit.
 */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { recordStills } from '../stills/record.ts'
import { stillsFile, writeStills } from '../stills/store.ts'
import { addRelease } from './releases.ts'
import { commitOf, dateOf, git, JOURNEYS, MODEL, modelsOf, ROOT, SCREENS, sourceOf, treesAt } from './sources.ts'

const main = async (): Promise<void> => {
  const [name, of = 'HEAD'] = process.argv.slice(2)
  if (!name || !/^[\p{L}\d][\p{L}\d._-]*$/u.test(name))
    throw new Error('npm run release:model -- <имя> [<коммит>]: в имени буквы, цифры, точка, дефис, подчёркивание')
  if (of === 'HEAD' && git(['status', '--porcelain', '--', MODEL, SCREENS, JOURNEYS]).trim() !== '')
    throw new Error('Модели изменены и не сохранены: сначала npm run atlas и коммит')
  const commit = commitOf(of)
  const { model, screens, journeys } = treesAt(commit)
  if (!model || !screens) throw new Error(`В коммите нет папок ${MODEL} и ${SCREENS}`)
  addRelease({ name, commit, date: dateOf(commit), model, screens, ...(journeys && { journeys }) })
  const file = stillsFile(name)
  if (existsSync(file)) throw new Error(`Экраны выпуска «${name}» уже сняты: ${relative(ROOT, file)}`)
  const begun = performance.now()
  const bytes = writeStills(file, await recordStills(commit, modelsOf(sourceOf(name))))
  console.log(
    `Выпуск «${name}» хранит модель коммита ${commit.slice(0, 10)} и его экраны: ${Math.ceil(bytes / 1024)} КБ, ` +
      `${((performance.now() - begun) / 1000).toFixed(0)} с. Сохраните коммитом docs/flows/releases.json и ${relative(ROOT, file)}`,
  )
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
