/** deploy/nginx.conf against the contract: what nginx may ask for twice without a key is what only reads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
const contract = JSON.parse(readFileSync(join(ROOT, 'openapi/generated/openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: { parameters?: unknown } }>
}

/** The addresses of the location whose POST is repeated although it has no key. */
const repeated = (/location ~ \^\/api\/\((.+)\)\$ \{\n\s+error_page 418 = @once;/.exec(config)?.[1] ?? '').split('|')

test('C04 whatever nginx repeats without a key is a POST of the contract that takes none: no command', () => {
  expect(repeated.length).toBeGreaterThan(5)
  for (const path of repeated) {
    const post = contract.paths[`/${path}`]?.post
    expect([path, post !== undefined]).toEqual([path, true])
    expect(JSON.stringify(post?.parameters ?? []), path).not.toContain('Idempotency-Key')
  }
})

test('C04 a list that is asked for by POST is among them', () => {
  const lists = [
    '/sale/get/all',
    '/account/history',
    '/admin/retail/point/seller',
    '/tools/v2/of/user',
    '/push-history',
    '/chats',
  ]
  expect(lists.filter((path) => !repeated.includes(path.slice(1)))).toEqual([])
})

test('nothing else is repeated without a key but reads by GET, and files', () => {
  const places = config.split(/^ {4}location /m).filter((place) => place.includes('non_idempotent'))
  expect(places.map((place) => place.split(' {')[0])).toEqual(['@once', '= /api/files'])
})
