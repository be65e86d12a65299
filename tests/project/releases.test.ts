/** A tab opened before a release still finds its stale chunks; chunks of the release before that are gone. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { precompress } from '../../scripts/build/precompress.mjs'
import { clearForBuild, keepOneRelease } from '../../scripts/build/releases.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Long enough to be worth compressing. */
const TEXT = 'export const word = "слово"\n'.repeat(20)

/**
 * The steps of a build in order: see scripts/build/portal-plugin.mjs.
 * @returns the remaining files of the last release, before compression
 */
const release = async (...assets: string[]) => {
  clearForBuild(folder)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of assets) writeFileSync(join(folder, 'assets', name), TEXT)
  writeFileSync(join(folder, 'index.html'), TEXT)
  keepOneRelease(folder, assets)
  const left = listed().filter((name) => !assets.includes(name))
  await precompress(folder)
  return left
}
const listed = () => readdirSync(join(folder, 'assets')).toSorted()
const withTwins = (...names: string[]) => names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).toSorted()

describe('releases', () => {
  test('the last one keeps its files beside the new one’s, the one before it loses them, with their compressed twins', async () => {
    await release('shared-1.js', 'sales-1.js')
    const twins = ['sales-1.js.br', 'sales-1.js.gz', 'shared-1.js.br', 'shared-1.js.gz']
    expect(await release('shared-1.js', 'sales-2.js')).toEqual(['sales-1.js', ...twins])
    expect(listed()).toEqual(withTwins('sales-1.js', 'sales-2.js', 'shared-1.js'))
    await release('shared-1.js', 'sales-3.js')
    expect(listed()).toEqual(withTwins('sales-2.js', 'sales-3.js', 'shared-1.js'))
  })

  test('a build that changes nothing is none: the last release stays, whatever the order of its files', async () => {
    await release('sales-1.js')
    await release('sales-2.js', 'tool-2.js')
    for (let build = 0; build < 3; build += 1) await release('tool-2.js', 'sales-2.js')
    expect(listed()).toEqual(withTwins('sales-1.js', 'sales-2.js', 'tool-2.js'))
  })

  test('going back to the last release keeps the one that is left', async () => {
    await release('sales-1.js')
    await release('sales-2.js')
    await release('sales-1.js')
    expect(listed()).toEqual(withTwins('sales-1.js', 'sales-2.js'))
  })

  test('a folder without its list, or with a broken one, begins anew with what was built', async () => {
    await release('sales-1.js')
    writeFileSync(join(folder, '.releases.json'), '{"current":')
    await release('sales-2.js')
    expect(listed()).toEqual(withTwins('sales-2.js'))
  })

  test('pages belong to one release only: what the new one does not write is gone before it begins', async () => {
    await release('sales-1.js')
    mkdirSync(join(folder, 'auth'))
    writeFileSync(join(folder, 'auth', 'old.html'), TEXT)
    clearForBuild(folder)
    expect(readdirSync(folder).toSorted()).toEqual(['.releases.json', 'assets'])
    clearForBuild(join(folder, 'nowhere'))
    expect(existsSync(join(folder, 'nowhere'))).toBe(false)
  })
})
