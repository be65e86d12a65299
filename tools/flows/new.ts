/**
 * `npm run new-flow -- <area>/<name> <place> <operation> <title>`: writes the files of a new flow; compiler and tests report the
 * remaining steps.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stubsOf } from './stubs.ts'

const ROOT = join(import.meta.dirname, '../..')

const [folder = '', place = '', operation = '', ...rest] = process.argv.slice(2)
const title = rest.join(' ')

const fail = (text: string): never => {
  console.error(text)
  process.exit(1)
}

const [area = '', name = ''] = folder.split('/')

if (!/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/.test(folder) || !place.startsWith('/') || operation === '' || title === '')
  fail(
    'npm run new-flow -- <area>/<name> <place> <operation> <title>\nnpm run new-flow -- money/payments /payments listPayments «Выплаты»',
  )

const stubs = stubsOf({ area, name, place, operation, title: title.replaceAll(/[«»']/g, '') })
const taken = Object.keys(stubs).filter((path) => existsSync(join(ROOT, path)))
if (taken.length > 0) fail(`Уже есть: ${taken.join(', ')}`)

for (const [path, text] of Object.entries(stubs)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  console.log(path)
}
console.log(`
Осталось:
  src/domain/portal/places.ts — строка места ${place} с экраном '${name}'
  src/app/screens/index.ts — загрузка экрана: до неё не компилируется
  npm run generate — список сценариев для атласа
  npm test -- ${name}`)
