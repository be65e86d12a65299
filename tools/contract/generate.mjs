#!/usr/bin/env node
// Writes everything that is derived from openapi/: the bundled document, the types of the server and of the portal, the portal's
// readers of answers, and what a recording may keep of them. `node tools/contract/generate.mjs` writes into the project, `--out DIR`
// writes the same tree elsewhere (the staleness test compares the two).
import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { marksOf, requestFields, tableText } from './marks.mjs'
import { portalDocument } from './portal.mjs'
import { answerReaders } from './readers.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const flag = process.argv.indexOf('--out')
const out = flag > 0 ? process.argv[flag + 1] : root

const { bundle: bundled, problems } = await bundle({
  ref: join(root, 'openapi', 'openapi.yaml'),
  config: await createConfig({ extends: ['minimal'] }),
})
if (problems.length) {
  for (const problem of problems) console.error(problem.message)
  process.exit(1)
}
const document = bundled.parsed

const write = (path, text) => {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), text)
}

const banner = '// Written by `npm run generate` from openapi/. Do not edit.\n'
write('openapi/generated/openapi.json', JSON.stringify(document, null, 2) + '\n')
const typesOf = async (described) => banner + astToString(await openapiTS(described, { alphabetize: true }))
write('openapi/generated/schema.d.ts', await typesOf(document))
write('openapi/generated/portal.d.ts', await typesOf(portalDocument(document)))

/** Bodies of form fields: in the media type's own encoding, or as plain text where the contract says so. */
const encodingOf = ({ requestBody }) => {
  if (requestBody?.content['text/plain']) return { encoding: 'text' }
  return requestBody?.content['application/x-www-form-urlencoded'] ? { encoding: 'form' } : {}
}

/** A command takes an idempotency key: what its answer means is a matter of its own. */
const isCommand = ({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'))

/** The desk calls what stands below its own address, and what operators alone may do. */
const isOfDesk = (path, { 'x-roles': roles = [] }) => path.startsWith('/desk/') || roles.join() === 'operator'

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const facts = {
      method,
      path,
      area: operation.tags[0],
      ...(operation['x-background'] && { background: true }),
      ...(isCommand(operation) && { command: true }),
      ...(operation['x-table-file'] && { table: true }),
      ...encodingOf(operation),
    }
    return { isOfDesk: isOfDesk(path, operation), line: `  ${operation.operationId}: ${JSON.stringify(facts)},\n` }
  }),
)
const linesOf = (ofDesk) => operations.flatMap(({ isOfDesk, line }) => (isOfDesk === ofDesk ? [line] : [])).join('')
rmSync(join(out, 'src/api/generated'), { recursive: true, force: true })
write('src/api/generated/operations/portal.ts', `${banner}export const portalOperations = {\n${linesOf(false)}} as const\n`)
write('src/api/generated/operations/desk.ts', `${banner}export const deskOperations = {\n${linesOf(true)}} as const\n`)
const marks = marksOf(document)
write('src/api/generated/marks/portal.ts', banner + tableText('PORTAL_MARKS', marks.portal))
write('src/api/generated/marks/desk.ts', banner + tableText('DESK_MARKS', marks.desk))
const fields = JSON.stringify(requestFields(document), null, 2)
write('src/api/generated/marks/request-fields.ts', `${banner}export const REQUEST_FIELDS = ${fields} as const\n`)
for (const [area, code] of Object.entries(answerReaders(document))) write(`src/api/generated/readers/${area}.ts`, banner + code)
