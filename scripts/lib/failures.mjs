// What failed in a run of the tests, from the reports of the two runners: a log keeps little but its end.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

/** The first line of an error, which says what was expected; both runners colour it. */
const reasonOf = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0].slice(0, 200)

const lineOf = (file, titles, message) => [[file, ...titles].join(' › '), reasonOf(message)].filter(Boolean).join(': ')

/**
 * @param report the JSON report of Vitest; null where it wrote none
 * @returns a line for each failed test, and for each file that could not be loaded: file, titles, first line of the error
 */
export const failuresOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [lineOf(file, [], message)]
    return failed.map((test) => lineOf(file, [...test.ancestorTitles, test.title], test.failureMessages[0]))
  })

/** A line for each test of a suite that is of the kind, with the first error of all its tries. */
const linesOfSuite = (suite, isOfKind, titles) => [
  ...(suite.specs ?? []).filter(isOfKind).map((spec) => {
    const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
    return lineOf(spec.file, [...titles, spec.title], errors[0]?.message)
  }),
  ...(suite.suites ?? []).flatMap((inner) => linesOfSuite(inner, isOfKind, [...titles, inner.title])),
]

const linesOf = (report, isOfKind) => (report?.suites ?? []).flatMap((suite) => linesOfSuite(suite, isOfKind, []))

/**
 * @param report the JSON report of Playwright; null where it wrote none
 * @returns a line for each failed test, and for each error outside the tests: file, titles, first line of the error
 */
export const failuresOfPlaywright = (report) => [
  ...linesOf(report, (spec) => !spec.ok),
  ...(report?.errors ?? []).map((error) => reasonOf(error.message)),
]

/**
 * @param report the JSON report of Playwright; null where it wrote none
 * @returns a line for each test that failed first and passed then: it counts as passed, and is a defect to be explained
 */
export const flakyOfPlaywright = (report) => linesOf(report, (spec) => spec.tests.some((test) => test.status === 'flaky'))

const hasFailed = ({ specs = [], suites = [] }) => specs.some(({ ok }) => !ok) || suites.some(hasFailed)

/**
 * A test may be declared in a kit: the file to which it belongs is the outermost title.
 * @param report the JSON report of Playwright; null where it wrote none
 * @returns the files in which a test failed
 */
export const failedFilesOfPlaywright = (report) => (report?.suites ?? []).filter(hasFailed).map(({ title }) => `e2e/${title}`)
