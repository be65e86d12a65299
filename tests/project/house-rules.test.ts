/** The import rules are worth only as much as the linter reports: each one is broken here once, on purpose. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

interface Rule {
  name: string
  /** The path of the file: the rules match by path. */
  path: string
  broken: string
  clean: string
  code: string
}

const uses = (specifier: string): string => `import { thing } from '${specifier}'\nexport const used = [thing]\n`
const imports = (name: string, path: string, forbidden: string, allowed: string): Rule => ({
  name,
  path,
  broken: uses(forbidden),
  clean: uses(allowed),
  code: 'eslint(no-restricted-imports)',
})
const global = (name: string, path: string, expression: string): Rule => ({
  name,
  path,
  broken: `export const value: unknown = ${expression}\n`,
  clean: 'export const value: unknown = 1\n',
  code: 'eslint(no-restricted-globals)',
})

const rules: Rule[] = [
  imports('domain imports nothing of the project', 'src/domain/x/a1.ts', '../../api/client.ts', '../money/money.ts'),
  imports('domain imports no package', 'src/domain/x/a2.ts', 'zod', './money.ts'),
  imports('domain reckons with days in one place', 'src/domain/x/a6.ts', 'date-fns', './days.ts'),
  global('domain knows no window', 'src/domain/x/a3.ts', 'window.name'),
  global('domain fetches nothing', 'src/domain/x/a4.ts', 'fetch("/")'),
  imports('api does not import machines', 'src/api/b1.ts', '../machines/x/machine.ts', '../domain/money.ts'),
  imports('api does not import React', 'src/api/b2.ts', 'react', 'openapi-fetch'),
  imports('api does not import the server', 'src/api/b3.ts', '../../server/start/start.ts', '../domain/money.ts'),
  imports('machines do not import views', 'src/machines/x/c1.ts', '../../views/x/view.tsx', '../../api/client.ts'),
  imports('machines do not import React', 'src/machines/x/c2.ts', 'react', 'xstate'),
  imports('machines do not import the React binding of XState', 'src/machines/x/c3.ts', '@xstate/react', 'xstate'),
  imports('machines do not import app', 'src/machines/x/c4.ts', '../../app/session.ts', '../../domain/money.ts'),
  imports('machines do not import the replay', 'src/machines/x/c9.ts', '../../replay/record/recorder.ts', '../../api/client.ts'),
  imports('replay does not import app', 'src/replay/x/r1.ts', '../../app/session/services.ts', '../../machines/kit/state-key.ts'),
  imports('replay does not import api', 'src/replay/x/r2.ts', '../../api/client.ts', '../../domain/dates/day.ts'),
  global('replay sends nothing', 'src/replay/x/r3.ts', 'fetch("/")'),
  global('replay knows no storage', 'src/replay/x/r4.ts', 'sessionStorage.length'),
  global('machines know no document', 'src/machines/x/c5.ts', 'document.title'),
  global('machines keep nothing in storage', 'src/machines/x/c6.ts', 'localStorage.length'),
  global('machines fetch nothing', 'src/machines/x/c7.ts', 'fetch("/")'),
  global('machines start no timers', 'src/machines/x/c8.ts', 'setTimeout(() => {}, 1)'),
  global('machine.ts has no clock', 'src/machines/y/machine.ts', 'Date.now()'),
  global('form.ts of a machine has no clock', 'src/machines/y/form.ts', 'new Date()'),
  {
    ...global('machine.ts has no chance', 'src/machines/z/machine.ts', 'Math.random()'),
    code: 'eslint(no-restricted-properties)',
  },
  imports('ui does not import domain, but for days', 'src/ui/d1.ts', '../domain/money/money.ts', '../domain/dates/days.ts'),
  imports('ui does not import domain, but for plurals', 'src/ui/d6.ts', '../domain/money/money.ts', '../domain/texts/plural.ts'),
  imports('ui does not import api', 'src/ui/d2.ts', '../api/client.ts', './cx.ts'),
  imports('ui does not import machines', 'src/ui/d3.ts', '../machines/x/machine.ts', './cx.ts'),
  imports('ui does not import the router', 'src/ui/d5.ts', 'react-router-dom', './cx.ts'),
  global('ui fetches nothing', 'src/ui/d4.ts', 'fetch("/")'),
  {
    name: 'views have no form but SubmitForm',
    path: 'src/views/x/e9.tsx',
    broken: 'export const Part = () => <form />\n',
    clean: 'export const Part = () => <fieldset />\n',
    code: 'react(forbid-elements)',
  },
  imports('views do not import app', 'src/views/x/e1.ts', '../../app/session.ts', '../../machines/x/machine.ts'),
  imports('views do not import the client', 'src/views/x/e2.ts', '../../api/client.ts', '../../ui/cx.ts'),
  imports('views do not import words', 'src/views/x/e3.ts', '../../machines/x/words.ts', '../../machines/x/types.ts'),
  imports('views do not import actors', 'src/views/x/e4.ts', '../../machines/x/actors.ts', '../../machines/x/types.ts'),
  imports('views do not import the router', 'src/views/x/e11.ts', 'react-router-dom', '../../ui/cx.ts'),
  imports('machines do not import the router', 'src/machines/x/c9.ts', 'react-router-dom', 'xstate'),
  global('views fetch nothing', 'src/views/x/e5.ts', 'fetch("/")'),
  global('views have no timers', 'src/views/x/e6.ts', 'setTimeout(() => {}, 1)'),
  global('views do not read the address', 'src/views/x/e7.ts', 'location.search'),
  global('views do not reach around by window', 'src/views/x/e8.ts', 'window.location.search'),
  global('views do not reach around by globalThis', 'src/views/x/e9.ts', 'globalThis.fetch("/")'),
  imports('views take only types of api', 'src/views/x/e10.ts', '../../api/answer.ts', '../../api/types.ts'),
  global('domain has no intervals', 'src/domain/x/j1.ts', 'setInterval(() => {}, 1)'),
  global('domain does not reach around by globalThis', 'src/domain/x/j2.ts', 'globalThis.fetch("/")'),
  global('machines do not reach around by globalThis', 'src/machines/x/j3.ts', 'globalThis.localStorage'),
  imports('the QR reader does not import machines', 'src/qr/k1.ts', '../machines/x/machine.ts', '../domain/money.ts'),
  imports('the QR reader does not import the client', 'src/qr/k2.ts', '../api/client.ts', '../domain/money.ts'),
  imports('the QR reader does not import app', 'src/qr/k3.ts', '../app/session.ts', './gray.ts'),
  imports('the QR reader does not import React', 'src/qr/k4.ts', 'react', './gray.ts'),
  imports('the QR reader takes parts of its library', 'src/qr/k5.ts', '@zxing/library', '@zxing/library/esm/core/Result'),
  global('the QR reader sends nothing', 'src/qr/k6.ts', 'fetch("/")'),
  imports('machines do not import the QR reader', 'src/machines/x/k7.ts', '../../qr/photo.ts', '../../domain/qr-scan.ts'),
  imports('views do not import the QR reader', 'src/views/x/k8.ts', '../../qr/camera.ts', '../../domain/qr-scan.ts'),
  imports('ui does not import the QR reader', 'src/ui/k9.ts', '../qr/camera.ts', './cx.ts'),
  imports('api does not import the QR reader', 'src/api/k10.ts', '../qr/photo.ts', '../domain/qr-scan.ts'),
  imports('the server does not import the QR reader', 'server/k11.ts', '../src/qr/read.ts', '../src/domain/sales/receipt-qr.ts'),
  imports('app does not carry the words', 'src/app/f1.ts', '../machines/x/words.ts', '../machines/x/machine.ts'),
  imports('app does not import the server', 'src/app/f2.ts', '../../server/start/start.ts', '../machines/x/machine.ts'),
  imports('app does not import the atlas', 'src/app/f3.ts', '../atlas/main.ts', '../machines/x/machine.ts'),
  imports('app does not import the desk', 'src/app/f4.ts', '../desk/services.ts', '../machines/x/machine.ts'),
  imports(
    'app does not import machines of the desk',
    'src/app/f5.ts',
    '../machines/desk/x/machine.ts',
    '../machines/x/machine.ts',
  ),
  imports('the desk takes no session of the portal', 'src/desk/p1.ts', '../app/session/context.ts', '../app/effects/toasts.ts'),
  imports('the desk takes no screens of the portal', 'src/desk/p2.ts', '../app/screens/login.tsx', '../views/desk/x/view.tsx'),
  imports('the desk does not carry the words', 'src/desk/p3.ts', '../machines/desk/x/words.ts', '../machines/desk/x/machine.ts'),
  imports('the desk does not import the server', 'src/desk/p4.ts', '../../server/start/start.ts', '../api/client.ts'),
  imports('the desk does not import the atlas', 'src/desk/p5.ts', '../atlas/main.ts', '../qr/draw.ts'),
  imports('the atlas does not import the desk', 'src/atlas/k8.ts', '../desk/services.ts', '../views/desk/x/view.tsx'),
  imports('the atlas does not import actors', 'src/atlas/k1.ts', '../machines/x/actors.ts', '../machines/x/machine.ts'),
  imports('the atlas does not import the client', 'src/atlas/k2.ts', '../api/client.ts', '../views/x/view.tsx'),
  imports('the atlas does not import the server', 'src/atlas/k3.ts', '../../server/start/start.ts', '../ui/cx.ts'),
  imports('the atlas takes no services of app', 'src/atlas/k4.ts', '../app/session/services.ts', '../app/session/context.ts'),
  imports('the atlas takes no screens of app', 'src/atlas/k5.ts', '../app/screens/login.tsx', '../app/shell/shell.tsx'),
  imports('the atlas takes no effects of app', 'src/atlas/k6.ts', '../app/effects/effects.ts', '../app/effects/toasts.ts'),
  global('the atlas fetches nothing', 'src/atlas/k7.ts', 'fetch("/")'),
  imports('the server does not import machines', 'server/g1.ts', '../src/machines/x/machine.ts', '../src/domain/money/money.ts'),
  imports('the server does not import the client', 'server/g2.ts', '../src/api/client.ts', '../src/domain/money/money.ts'),
  imports('the server does not import XState', 'server/g3.ts', 'xstate', 'fastify'),
  imports('the portal does not import the models', 'src/app/m3.ts', '../../model/account/login.ts', '../machines/x/machine.ts'),
  imports('the atlas does not import the models', 'src/atlas/m4.ts', '../../model/account/login.ts', '../ui/cx.ts'),
  imports('the server does not import the models', 'server/m5.ts', '../model/account/login.ts', '../src/domain/money/money.ts'),
  imports('the kernel does not import modules', 'server/kernel/n1.ts', '../modules/auth/sessions.ts', './describe-error.ts'),
  imports('the kernel does not import http', 'server/kernel/jobs/n2.ts', '../../http/errors.ts', '../database/types.ts'),
  imports(
    'the kernel does not import the demo world',
    'server/kernel/n3.ts',
    '../demo/people.ts',
    '../../src/domain/money/money.ts',
  ),
  imports('the kernel does not import what puts the server together', 'server/kernel/n4.ts', '../start/deps.ts', './within.ts'),
  imports('the kernel knows no HTTP', 'server/kernel/n5.ts', 'fastify', 'drizzle-orm'),
  imports('modules do not import http', 'server/modules/x/n6.ts', '../../http/headers.ts', '../../kernel/call/refusal.ts'),
  imports('modules do not import what puts the server together', 'server/modules/x/n7.ts', '../../start/deps.ts', '../y/port.ts'),
  imports('modules do not import the demo world', 'server/modules/x/n8.ts', '../../demo/people.ts', '../../kernel/within.ts'),
  imports('modules know no HTTP', 'server/modules/x/n9.ts', '@fastify/multipart', 'zod'),
  imports(
    'http does not import what puts the server together',
    'server/http/n10.ts',
    '../start/handlers.ts',
    '../modules/x/y.ts',
  ),
  imports('http does not import the demo world', 'server/http/contract/n11.ts', '../../demo/handlers.ts', 'fastify'),
  imports('the demo world does not start the server', 'server/demo/n12.ts', '../start/start.ts', '../http/errors.ts'),
  imports('models do not import tests', 'model/m1.ts', '../tests/model/kit/test-machine.ts', './kit/flow.ts'),
  imports('models do not import the atlas', 'model/m2.ts', '../tools/atlas/models.ts', '../src/atlas/chart/extract.ts'),
  {
    name: 'no file imports itself by way of another',
    path: 'src/views/x/h1.ts',
    broken: uses('./h2.ts'),
    clean: uses('./h3.ts'),
    code: 'import(no-cycle)',
  },
  {
    name: 'nothing is any',
    path: 'src/views/x/i1.ts',
    broken: 'export const value: any = 1\n',
    clean: 'export const value: unknown = 1\n',
    code: 'typescript(no-explicit-any)',
  },
  {
    name: 'no value is declared present by «!»',
    path: 'src/views/x/i2.ts',
    broken: 'export const first = (all: string[]): string => all[0]!\n',
    clean: "export const first = (all: string[]): string => all[0] ?? ''\n",
    code: 'typescript(no-non-null-assertion)',
  },
  {
    name: 'nothing writes to the console',
    path: 'src/views/x/i3.ts',
    broken: "console.log('x')\nexport const value = 1\n",
    clean: 'export const value = 1\n',
    code: 'eslint(no-console)',
  },
]

const root = join(import.meta.dirname, '..', '..')
const temporary: string[] = []
afterAll(() => temporary.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Lints these files with the project's own configuration; type-aware rules need a whole program and are left out. */
const lint = (which: 'broken' | 'clean'): { filename: string; code: string }[] => {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  temporary.push(folder)
  const {
    options: _,
    $schema: _schema,
    ...config
  } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>
  const files: Record<string, string> = {
    '.oxlintrc.json': JSON.stringify(config),
    'src/views/x/h2.ts': "import { used } from './h1.ts'\nexport const thing = [used]\n",
    'src/views/x/h3.ts': 'export const thing = 1\n',
    ...Object.fromEntries(rules.map((rule) => [rule.path, rule[which]])),
  }
  if (which === 'clean') delete files['src/views/x/h2.ts']
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', 'src', 'server', 'model'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return (JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }).diagnostics
}

/** An override replaces the whole earlier rule, so restrictions of a room must be repeated in it. */
const forbiddenIn = (files: string): unknown[] => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { files: string[]; rules: Record<string, [string, { patterns: unknown[] }]> }[]
  }
  return overrides.find((one) => one.files.includes(files))?.rules['no-restricted-imports']?.[1].patterns ?? []
}

describe('house rules', () => {
  const broken = lint('broken')

  test.each(rules)('$name', ({ path, code }) => {
    expect(broken.filter(({ filename }) => filename === path).map((one) => one.code)).toContain(code)
  })

  test.each(['kernel', 'modules', 'http', 'demo'])(
    'what no file of the server imports server/%s does not import either',
    (floor) => {
      expect(forbiddenIn(`server/${floor}/**`)).toEqual(expect.arrayContaining(forbiddenIn('server/**')))
    },
  )

  test('the same files without the violation are clean', () => {
    expect(lint('clean').map(({ filename, code }) => `${filename} ${code}`)).toEqual([])
  })
})
