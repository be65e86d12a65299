/** Signatures of keys that the test makes itself, in a folder of its own. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FlowRecord } from '../../../../src/atlas/agreement/lines.ts'
import { partOf, partText } from '../../../../src/atlas/agreement/part.ts'
import { PORTAL_TITLE, portalText } from '../../../../src/atlas/agreement/portal.ts'
import { voidLines } from '../../../../src/atlas/agreement/say.ts'
import { NAMESPACE, PORTAL, statementName, statementText, type Statement } from '../../../../src/atlas/agreement/statement.ts'
import { standingOf, type Verdict } from '../../../../src/atlas/agreement/verdict.ts'
import { hashOf, keepPart, type Part } from '../../../../tools/atlas/agreement/parts.ts'
import { checkAgreements, listAgreements, readRemarks } from '../../../../tools/atlas/agreement/verify.ts'
import { renumbered, stored, withWord } from './record.ts'

const partFrom = (record: FlowRecord): Part => {
  const text = partText(partOf(record))
  return { flow: record.chart.flow, title: record.chart.title, record, text, hash: hashOf(text) }
}

const keygen = (...args: string[]): void => {
  const { error, status, stderr } = spawnSync('ssh-keygen', args, { encoding: 'utf8' })
  if (error) throw new Error('ssh-keygen is missing: apt install openssh-client', { cause: error })
  if (status !== 0) throw new Error(stderr)
}

const keys = mkdtempSync(join(tmpdir(), 'keys-'))
const [client, stranger] = [join(keys, 'client'), join(keys, 'stranger')]
const login = partFrom(stored('login'))
const cards = partFrom(stored('cards'))
const changedLogin = partFrom(withWord(stored('login'), 'Неверный телефон или пароль', 'Неверные данные'))

beforeAll(() => {
  for (const key of [client, stranger]) keygen('-q', '-t', 'ed25519', '-N', '', '-f', key)
})

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agreements-'))
  writeFileSync(join(folder, 'allowed_signers'), `gromova@example.ru ${readFileSync(`${client}.pub`, 'utf8')}`)
  return () => rmSync(folder, { recursive: true })
})

afterAll(() => rmSync(keys, { recursive: true }))

const statementOf = ({ flow, title, hash }: Pick<Part, 'flow' | 'title' | 'hash'>): Statement => ({
  scenario: flow,
  title,
  version: '1.0.0',
  hash,
  who: 'Громова Т. А.',
  when: '2026-11-28T07:00:00.000Z',
})

/** Writes a statement, keeps what it is of, and signs it. */
const agree = (part: Pick<Part, 'flow' | 'title' | 'hash' | 'text'>, key = client): string => {
  const statement = statementOf(part)
  const file = join(folder, statementName(statement))
  writeFileSync(file, statementText(statement))
  keepPart(folder, part.hash, part.text)
  keygen('-q', '-Y', 'sign', '-f', key, '-n', NAMESPACE, file)
  return file
}

const verdicts = (...parts: Part[]): Verdict[] => checkAgreements(parts, folder).map(({ verdict }) => verdict)

const GOOD: Verdict = { kind: 'good', signer: 'gromova@example.ru' }

describe('D267 a signed scenario', () => {
  test('stands, also when another one has changed or its cases have other numbers', () => {
    agree(login)
    expect(verdicts(login, cards)).toEqual([GOOD])
    expect(verdicts(login, partFrom(withWord(stored('cards'), 'Карт', 'Счет')))).toEqual([GOOD])
    expect(verdicts(partFrom(renumbered(stored('login'))), cards)).toEqual([GOOD])
  })

  test('is void by a changed word, and says by which', () => {
    agree(login)
    const [verdict] = verdicts(changedLogin, cards)
    expect(verdict?.kind).toBe('void')
    expect(verdict?.kind === 'void' && verdict.by.flatMap(voidLines)).toEqual([
      expect.stringMatching(/^Вход: текст: было «Неверный телефон или пароль», стало «Неверные данные»/),
    ])
  })

  test('is void without saying by what where its content is not kept', () => {
    agree(login)
    rmSync(join(folder, 'parts'), { recursive: true })
    expect(verdicts(changedLogin)).toEqual([
      { kind: 'void', signer: 'gromova@example.ru', by: [{ flow: 'login', title: 'Вход', changes: null }] },
    ])
    expect(verdicts(login)).toEqual([GOOD])
  })

  test('is void with a kept content that somebody has exchanged: its hash is another one', () => {
    agree(login)
    rmSync(join(folder, 'parts'), { recursive: true })
    keepPart(folder, login.hash, changedLogin.text)
    expect(verdicts(changedLogin)[0]?.kind).toBe('void')
  })

  test('is broken when the file was changed after it was signed', () => {
    const file = agree(login)
    writeFileSync(file, readFileSync(file, 'utf8').replace(login.hash, changedLogin.hash))
    expect(verdicts(changedLogin)[0]?.kind).toBe('broken')
    writeFileSync(`${file}.sig`, 'no signature')
    expect(verdicts(login)[0]?.kind).toBe('broken')
  })

  test('is not agreed by a key that nobody has named, or by none', () => {
    const file = agree(login, stranger)
    expect(verdicts(login)).toEqual([{ kind: 'unknown' }])
    rmSync(`${file}.sig`)
    expect(verdicts(login)).toEqual([{ kind: 'unsigned' }])
    rmSync(join(folder, 'allowed_signers'))
    keygen('-q', '-Y', 'sign', '-f', client, '-n', NAMESPACE, file)
    expect(verdicts(login)).toEqual([{ kind: 'unknown' }])
  })

  test('is not agreed by a signature for another purpose', () => {
    const file = agree(login)
    rmSync(`${file}.sig`)
    keygen('-q', '-Y', 'sign', '-f', client, '-n', 'git', file)
    expect(verdicts(login)[0]?.kind).toBe('broken')
  })

  test('is not agreed by the signature or the hash of another scenario', () => {
    const file = agree(login)
    const other = join(folder, statementName(statementOf(cards)))
    writeFileSync(other, statementText(statementOf(cards)))
    copyFileSync(`${file}.sig`, `${other}.sig`)
    expect(verdicts(login, cards).map(({ kind }) => kind)).toEqual(['broken', 'good'])

    rmSync(`${other}.sig`)
    writeFileSync(other, statementText({ ...statementOf(cards), hash: login.hash }))
    keygen('-q', '-Y', 'sign', '-f', client, '-n', NAMESPACE, other)
    expect(verdicts(login, cards)[0]).toEqual({ kind: 'broken', why: 'хеш взят у другого сценария, не у «Карты человека»' })
  })

  test('is neither good nor bad without the program that checks it: the command says which is missing, the atlas that it is', () => {
    agree(login)
    vi.stubEnv('PATH', keys)
    try {
      expect(() => verdicts(login)).toThrow('Нет программы ssh-keygen')
    } finally {
      vi.unstubAllEnvs()
    }
    const listed = listAgreements(folder)
    expect(listed.map(({ verdict }) => verdict)).toEqual([{ kind: 'unchecked' }])
    expect(standingOf(listed, 'login')).toEqual({ kind: 'none' })
  })

  test('a file that is no statement is named', () => {
    writeFileSync(join(folder, 'notes.json'), '{"format":"something"}')
    expect(verdicts(login)).toEqual([{ kind: 'broken', why: 'файл не похож на лист согласования' }])
  })
})

describe('D267 the whole portal', () => {
  const portalOf = (...parts: Part[]) => {
    const text = portalText(parts)
    return { flow: PORTAL, title: PORTAL_TITLE, hash: hashOf(text), text }
  }

  test('stands until a scenario changes, comes or goes, and names it', () => {
    keepPart(folder, login.hash, login.text)
    keepPart(folder, cards.hash, cards.text)
    agree(portalOf(login, cards))
    const point = partFrom(stored('point'))
    expect(verdicts(login, cards)).toEqual([GOOD])
    const [verdict] = verdicts(changedLogin, point)
    expect(verdict?.kind === 'void' && verdict.by.map(({ flow, fate = 'changed' }) => `${flow} ${fate}`)).toEqual([
      'cards gone',
      'login changed',
      'point new',
    ])
  })
})

test('D267 remarks stand beside the agreements; the name before the dot is the scenario', () => {
  writeFileSync(join(folder, 'login.phone.md'), 'Телефон пишем без скобок\n')
  writeFileSync(join(folder, 'login.done.md'), 'Закрыто: кнопку переименовали\n')
  writeFileSync(join(folder, 'README.md'), '# Agreements\n')
  expect(readRemarks(folder).map(({ scenario, isClosed, text }) => [scenario, isClosed, text])).toEqual([
    ['login', true, 'Закрыто: кнопку переименовали'],
    ['login', false, 'Телефон пишем без скобок'],
  ])
})
