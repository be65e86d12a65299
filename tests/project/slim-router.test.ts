/** The cuts in react-router for sign-in's budget: each rule still finds its text, and otherwise the build fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { slim, slimRouter } from '../../scripts/build/slim-router.mjs'

/** The package's files that a build can load, wherever npm has installed it. */
const own = createRequire(import.meta.resolve('react-router-dom'))
const folder = join(dirname(own.resolve('react-router')), '..', 'development')
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'))

type Transform = (text: string, id: string) => { code: string }

/** The build's output for these files of the package, or the error that it throws. */
const build = (...parts: string[]): void => {
  const { transform, buildEnd } = slimRouter() as unknown as { transform: { handler: Transform }; buildEnd: () => void }
  const context = {
    error: (message: string): never => {
      throw new Error(message)
    },
  }
  for (const text of parts) transform.handler.call(context, text, 'react-router.mjs')
  buildEnd.call(context)
}

describe('the package that is installed', () => {
  test('is cut by every rule', () => {
    const found = texts.map((text) => slim(text).found)
    const rules = Object.keys(found[0]!)
    expect(rules.filter((rule) => found.every((each) => each[rule] === 0))).toEqual([])
    expect(texts.map((text) => slim(text).tied)).toEqual(texts.map(() => null))
  })

  test('keeps its lines where source maps look for them', () => {
    for (const text of texts) expect(slim(text).code.split('\n').length).toBe(text.split('\n').length)
  })
})

test('a release without what a rule is about fails the build by the rule’s name', () => {
  expect(() => build(...texts)).not.toThrow()
  expect(() => build(...texts.map((text) => text.replaceAll('.displayName = ', '.title = ')))).toThrow('names of components')
  expect(() => build(...texts.map((text) => text.replaceAll('isDataRoute ?', 'isData ?')))).toThrow('moves of a data router')
})

test('a tie of another form fails the build by its text', () => {
  expect(() => build('var NewContext = createContext\n  (null);')).toThrow('var NewContext = createContext')
  expect(() => build('Link.displayName =\n  "Link";')).toThrow('Link.displayName =')
})
