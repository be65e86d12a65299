import { expect, test } from 'vitest'
import { partOf, partText } from '../../../../src/atlas/agreement/part.ts'
import type { FlowRecord } from '../../../../src/atlas/agreement/lines.ts'
import { hashOf } from '../../../../tools/atlas/agreement/parts.ts'
import { sinceRelease } from '../../../../tools/atlas/agreement/since.ts'
import { readReleases } from '../../../../tools/atlas/diff/releases.ts'
import { modelsOf, sourceOf } from '../../../../tools/atlas/diff/sources.ts'
import { withWord } from './record.ts'

const released = (): { name: string; record: FlowRecord } => {
  const name = readReleases().at(-1)?.name ?? ''
  const model = modelsOf(sourceOf(name)).get('login')?.()
  if (!model?.texts) throw new Error(`release ${name} has no texts of login`)
  return { name, record: { ...model, texts: model.texts } }
}

const hash = (record: FlowRecord) => hashOf(partText(partOf(record)))

test('D269 a signed version that a release keeps is compared by the diff, with the screens of both sides', () => {
  const { name, record } = released()
  const now = withWord(record, 'Неверный телефон или пароль', 'Неверные данные')
  const since = sinceRelease('login', hash(record), now)
  expect(since?.release).toBe(name)
  const change = since?.changes.changes.find(({ after }) => after.some((line) => line.includes('Неверные данные')))
  expect(change?.kind).toBe('text')
  expect(change?.before.join()).toContain('Неверный телефон или пароль')
  expect(change?.way?.steps.at(-1)?.text).toMatch(/^Проверить телефон и пароль: /)
  expect(record.walks.configs[change?.old?.still ?? -1]?.state).toBe(change?.old?.id)
})

test('D269 a version that no release keeps, and one that is the same, has nothing that the diff could say', () => {
  const { record } = released()
  expect(sinceRelease('login', `sha256:${'0'.repeat(64)}`, withWord(record, 'Войти', 'Вход'))).toBeNull()
  expect(sinceRelease('login', hash(record), record)).toBeNull()
})
