import { describe, expect, test } from 'vitest'
import type { QueuedFile } from '../../../../../src/machines/fragments/files/types.ts'
import { baseOf } from '../../../../../src/machines/profile/profile-form/form.ts'
import { orphansOf, savedFiles } from '../../../../../src/machines/profile/profile-form/images.ts'
import { merge } from '../../../../../src/machines/profile/profile-form/merge.ts'
import type { ProfileBase, ProfileValues } from '../../../../../src/machines/profile/profile-form/types.ts'
import { companyAccount, personAccount } from '../../../../../model/profile/profile-form.ts'

const base = baseOf(personAccount)
const changed = (patch: Partial<ProfileValues>, from: ProfileBase = base): ProfileBase => ({
  ...from,
  version: 2,
  values: { ...from.values, ...patch },
})
const files = savedFiles(base.values.passportImages)
const merged = (mine: Partial<ProfileValues>, theirs: Partial<ProfileValues>) =>
  merge('person', { base, values: { ...base.values, ...mine }, files }, changed(theirs))

describe('merging a profile that both sides have changed (D14)', () => {
  test('D14 a field that was not touched here takes the new value', () => {
    const { values, theirs } = merged({ surname: 'Петрова' }, { username: 'Инна', inn: '' })
    expect(values).toMatchObject({ surname: 'Петрова', username: 'Инна', inn: '' })
    expect(theirs).toEqual({})
  })

  test('D14 a field that both have changed keeps the text, and tells the other’s; an emptied one is empty text', () => {
    const { values, theirs } = merged({ surname: 'Петрова', email: 'new@example.org' }, { surname: 'Смирнова', email: '' })
    expect(values).toMatchObject({ surname: 'Петрова', email: 'new@example.org' })
    expect(theirs).toEqual({ surname: 'Смирнова', email: '' })
  })

  test('D14 the same change on both sides is no rival, be it with other spaces', () => {
    expect(merged({ surname: 'Петрова' }, { surname: 'Петрова' }).theirs).toEqual({})
    expect(merged({ surname: ' Петрова ' }, { surname: 'Петрова' }).theirs).toEqual({})
  })

  test('spaces alone are no change', () =>
    expect(merged({ surname: 'Соколова ' }, { surname: 'Смирнова' }).values.surname).toBe('Смирнова'))

  test('the phone is the server’s, consent is the person’s', () => {
    const { values, theirs } = merged({ license: true }, { mobile: '+7 (900) 000-00-02' })
    expect(values).toMatchObject({ license: true, mobile: '+7 (900) 000-00-02' })
    expect(theirs).toEqual({})
  })

  test.each([
    ['untouched', {}, { patronymic: '', noPatronymic: true }, { patronymic: '', noPatronymic: true }, {}],
    [
      'typed here, «Нет отчества» there',
      { patronymic: 'Олеговна' },
      { patronymic: '', noPatronymic: true },
      { patronymic: 'Олеговна', noPatronymic: false },
      { patronymic: 'Нет отчества' },
    ],
    [
      '«Нет отчества» here, typed there',
      { patronymic: '', noPatronymic: true },
      { patronymic: 'Олеговна' },
      { patronymic: '', noPatronymic: true },
      { patronymic: 'Олеговна' },
    ],
    [
      '«Нет отчества» on both sides',
      { patronymic: '', noPatronymic: true },
      { patronymic: '', noPatronymic: true },
      { patronymic: '', noPatronymic: true },
      {},
    ],
  ])('A45 patronymic and «Нет отчества» stay one answer: %s', (_case, mine, other, values, theirs) => {
    const result = merged(mine, other)
    expect(result.values).toMatchObject(values)
    expect(result.theirs).toEqual(theirs)
  })

  test('PR38 a company is merged by its own fields', () => {
    const own = baseOf(companyAccount)
    const mine = { base: own, values: { ...own.values, responsible: 'Сидорова Анна' }, files: [] }
    const result = merge('company', mine, changed({ responsible: 'Иванова Алла', city: 'Тверь' }, own))
    expect(result.values).toMatchObject({ responsible: 'Сидорова Анна', city: 'Тверь' })
    expect(result.theirs).toEqual({ responsible: 'Иванова Алла' })
  })
})

describe('images of both sides (PR39, D14)', () => {
  const own: QueuedFile = { id: 'a', name: 'a.png', size: 1, status: 'done', stored: 'own.png', problem: null, key: null }
  const failed: QueuedFile = { ...own, id: 'b', stored: null, status: 'failed', problem: 'Нет' }
  const withImages = (images: string[], held: QueuedFile[], now: string[]) => {
    const before = changed({ passportImages: images })
    return merge('person', { base: before, values: before.values, files: held }, changed({ passportImages: now }))
  }

  test('PR39 D14 removed elsewhere goes, added elsewhere comes under a name of its own, uploads of this form stay', () => {
    const result = withImages(['1.png', '2.png'], [...savedFiles(['1.png', '2.png']), own, failed], ['2.png', '3.png'])
    expect(result.files.map(({ id, name }) => [id, name])).toEqual([
      ['2.png', 'Изображение 2'],
      ['a', 'a.png'],
      ['b', 'a.png'],
      ['3.png', 'Изображение 1'],
    ])
    expect(result.values.passportImages).toEqual(['2.png', 'own.png', '3.png'])
  })

  test('PR39 D14 what was removed here stays removed', () =>
    expect(withImages(['1.png', '2.png'], savedFiles(['2.png']), ['1.png', '2.png']).values.passportImages).toEqual(['2.png']))

  test('PR39 an upload that a silent save has brought into the profile does not come twice', () =>
    expect(withImages([], [own], ['own.png']).values.passportImages).toEqual(['own.png']))

  test('PR31 only what was uploaded here is erased, each under a key of its own', () => {
    const held = { ...base, values: { ...base.values, passportImages: ['1.png'] } }
    const other = { ...own, id: 'c', stored: 'other.png' }
    const form = { values: held.values, errors: {}, touched: {}, reveals: 0 }
    const orphans = orphansOf({ base: held, form, files: [...savedFiles(['1.png']), own, failed, other] }, 'the-key')
    expect(orphans.map(({ stored, status, key }) => [stored, status, key])).toEqual([
      ['own.png', 'removing', 'the-key-0'],
      ['other.png', 'removing', 'the-key-1'],
    ])
  })
})
