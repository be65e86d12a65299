import { expect, test } from 'vitest'
import { cameraProblemText, type CameraProblem } from '../../../src/domain/sales/qr-scan.ts'
import { problemOf } from '../../../src/qr/camera-problem.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('AT15 a browser that says %s means «%s»', (name, problem) => {
  expect(problemOf(new DOMException('', name))).toBe(problem)
})

test('AT15 every reason has words of its own', () => {
  const problems: CameraProblem[] = ['insecure', 'unsupported', 'denied', 'missing', 'busy', 'lost', 'reader']
  const texts = problems.map((problem) => cameraProblemText(problem))
  expect(new Set(texts).size).toBe(problems.length)
  expect(texts.filter((text) => !/^[А-Я]/.test(text))).toEqual([])
})

test('what is no refusal of a camera is not shown as one', () => {
  const bug = new TypeError('undefined is not a function')
  expect(() => problemOf(bug)).toThrow(bug)
})
