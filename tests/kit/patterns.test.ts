/**
 * The catalogue of the flows' kits: the purpose of each, its example in the smallest machine, and the
 * code that it replaces. A pattern that is not listed has no kit yet.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

interface Kit {
  /** Its folder or file under src. */
  at: string
  does: string
  /** The location of its example. */
  shown: string
  /** The replaced code: no other source of flows and views may contain it. */
  insteadOf: readonly RegExp[]
}

/** Applications have several decisions open at once, and a question that an answer may come behind (D190): no kit has that shape. */
const APPLICATIONS = /^(?:machines|views)\/team\/requests\//
const SEVERAL_OPEN: readonly RegExp[] = [
  /guard: 'isDone', target: '\w+'[^\n]*\n\s*\{ guard: 'isSilence'/,
  /take(Asked|Subject): assign/,
  /onCancel=\{\(\) => send\(\{ type: 'keep' \}\)\}/,
]
/** An invitation is used once by itself: no key, no repeat, and whether it was used is asked of its link (E21). */
const INVITATION = 'machines/desk/invitation/machine.ts'
const WITHOUT_KEY: readonly RegExp[] = [/guard: 'isDone', target: '\w+'[^\n]*\n\s*\{ guard: 'isSilence'/, /takeSilence: assign/]
/** A question with a reason of its own, which is forgotten with it: that of the kit has none (D240). */
const WITH_REASON = 'machines/desk/person-access/machine.ts'
/** An erasure that may be repeated at will is no command: it has a question, and no key (D256). */
const ERASURE = new Set(['machines/site/problem/machine.ts', 'views/site/problem/sent-part.tsx'])
const isKnownException = (path: string, pattern: RegExp): boolean =>
  (APPLICATIONS.test(path) && SEVERAL_OPEN.some(({ source }) => source === pattern.source)) ||
  (ERASURE.has(path) && /^(?:keep|onCancel)/.test(pattern.source)) ||
  (path === WITH_REASON && pattern.source === 'keep: \\{ target') ||
  (path === INVITATION && WITHOUT_KEY.some(({ source }) => source === pattern.source))

const KITS: readonly Kit[] = [
  {
    at: 'machines/kit/command',
    does: 'commit, send, answer, silence, repeat, close: a command is carried out once (B10, C04)',
    shown: 'tests/kit/command.test.ts',
    insteadOf: [
      /await Promise\.resolve\(\)/,
      /markRepeat: assign/,
      /takeSilence: assign/,
      /typeof isRepeat/,
      /isTurnedAway: \(/,
      /guard: 'isDone', target: '\w+'[^\n]*\n\s*\{ guard: 'isSilence'/,
    ],
  },
  {
    at: 'machines/kit/query',
    does: 'load, fail and say why, ask again, ask by itself with longer and longer pauses (A27)',
    shown: 'tests/kit/query.test.ts',
    insteadOf: [/await whenActive\(/, /2 \*\* /, /isAnswered: \(/, /\? .*: DEFAULT_ERROR\b/],
  },
  {
    at: 'machines/kit/known.ts',
    does: 'what a state has for certain and its types cannot tell',
    shown: 'src/machines/account/deletion/command.ts',
    insteadOf: [/throw new Error\(['`][\w-]+: (no|nothing) /],
  },
  {
    at: 'machines/kit/form',
    does: 'change, leave, reveal: messages come when a field is left and when a submit is refused',
    shown: 'tests/kit/form.test.ts',
    insteadOf: [/reveal\(context\.form/, /changeField: assign/, /leaveField: assign/, /\bleave\(/],
  },
  {
    at: 'views/kit/submit-form.tsx',
    does: 'a form that its machine judges, and that leads to its first mistake',
    shown: 'e2e/journeys/presses.e2e.ts',
    insteadOf: [/<form\b/],
  },
  {
    at: 'views/kit/no-answer.tsx',
    does: 'what a person reads after silence, and «Повторить»',
    shown: 'src/views/account/recovery/unanswered-part.tsx',
    insteadOf: [/Не удалось узнать результат/],
  },
  {
    at: 'machines/fragments/question',
    does: 'a question, the command of its «yes», its outcome: what is asked, and what of it the command needs',
    shown: 'src/machines/money/remove-card/machine.ts',
    insteadOf: [/keep: \{ target/, /take(Asked|Subject): assign/],
  },
  {
    at: 'views/fragments/question',
    does: 'the windows of a question, of its result and of silence, and the notice of silence above a list',
    shown: 'src/views/money/remove-card/view.tsx',
    insteadOf: [/onCancel=\{\(\) => send\(\{ type: 'keep' \}\)\}/],
  },
  {
    at: 'ui/overlays/confirm-dialog.tsx',
    does: 'the window of a question: the press that has opened it answers nothing (F06)',
    shown: 'tests/view/ui/overlays/dialog.test.tsx',
    insteadOf: [/AlertDialog/, /alertdialog/],
  },
  {
    at: 'machines/fragments/captcha',
    does: '«Я не робот» in front of a request, and what follows when it does not load',
    shown: 'src/machines/account/recovery/machine.ts',
    insteadOf: [/captchaPassed: \{/],
  },
  {
    at: 'machines/fragments/resend',
    does: 'the wait for another code, and asking for it',
    shown: 'tests/unit/machines/fragments/resend/resend.test.ts',
    insteadOf: [],
  },
  {
    at: 'machines/fragments/files',
    does: 'a queue of uploads, one at a time, that loses nothing',
    shown: 'tests/unit/machines/fragments/files/queue.test.ts',
    insteadOf: [],
  },
  {
    at: 'machines/fragments/list',
    does: 'a paged, sorted, filtered list',
    shown: 'src/machines/sales/sales/machine.ts',
    insteadOf: [],
  },
]

const sources = ['machines', 'views', 'app']
  .flatMap((room) => readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }))

/** Without comments: prose may mention forbidden code. */
const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')

describe.each(KITS)('$at: $does', ({ at, shown, insteadOf }) => {
  const isOwn = (path: string) => path.startsWith(at.replace(/\.tsx$/, ''))

  test('is shown at work, and flows use it', () => {
    expect(existsSync(join(SRC, at))).toBe(true)
    expect(existsSync(join(SRC, '..', shown))).toBe(true)
    const name = at
      .split('/')
      .slice(/^(machines|views)\/(kit|fragments)/.test(at) ? 2 : 1)
      .join('/')
    const users = sources.filter(({ path, text }) => !isOwn(path) && text.includes(`/${name}`))
    expect(users.length).toBeGreaterThan(1)
  })

  test.each(insteadOf)('nothing else holds %s', (pattern) => {
    const found = sources.filter(({ path, text }) => !isOwn(path) && pattern.test(codeOf(text))).map(({ path }) => path)
    expect(found.filter((path) => !isKnownException(path, pattern))).toEqual([])
  })
})
