/** The parts beside the fields: suggested cities, images, leaving, and the unmet conditions of a withdrawal. */
import { describe, expect, test } from 'vitest'
import { lacksOf, missingFields } from '../../../src/machines/profile/profile-form/selectors.ts'
import type { ProfilePatch } from '../../../src/machines/profile/profile-form/types.ts'
import { PROBLEM } from '../../../model/kit/faults.ts'
import { stamp } from '../../../model/kit/stamp.ts'
import { CITIES, OTHER_IMAGE, PHOTO, SAVED_IMAGE, STORED, user } from '../../../model/profile/profile-form.ts'
import { change, EDITING, firm, go, inputs, leave, OPEN, OPEN_FIRM, person, view, type Step } from './steps.ts'

describe('profile form: cities (PR42)', () => {
  const type = (city: string) => change({ city })
  const PAUSE = 'after CITY_PAUSE in form.city.waiting'
  const asked: Step[] = [OPEN, type('Каз'), PAUSE]
  const offered: Step[] = [...asked, 'suggestCities: some']

  test('PR42 after a pause cities are asked for and offered; a chosen one stands in the field', () => {
    expect(go(person, [OPEN, type('Каз')]).state).toBe('form.files.idle+form.city.waiting+form.company.idle')
    expect(go(person, asked).state).toBe('form.files.idle+form.city.asking+form.company.idle')
    expect(go(person, offered)).toMatchObject({
      state: 'form.files.idle+form.city.offered+form.company.idle',
      context: { cities: CITIES },
    })
    expect(go(person, [...offered, 'city.choose {"city":"Казань"}'])).toMatchObject({
      state: EDITING,
      context: { cities: [], form: { values: { city: 'Казань' } } },
    })
    expect(() => go(person, [...offered, { type: 'city.choose', city: 'Тверь' } as { type: string }])).toThrow('not possible')
  })

  test('PR42 typing on starts anew, be it in the pause, while asking or over an open list', () => {
    for (const way of [[OPEN, type('Ка')], asked, offered])
      expect(go(person, [...way, type('Казан')])).toMatchObject({
        state: 'form.files.idle+form.city.waiting+form.company.idle',
        context: { cities: [], form: { values: { city: 'Казан' } } },
      })
  })

  test('PR42 closing the list or leaving the field ends it, and what was typed stays', () => {
    const ways: Step[][] = [
      [...offered, 'city.close'],
      [...offered, leave('city')],
      [...asked, leave('city')],
      [OPEN, type('Каз'), leave('city')],
    ]
    for (const way of ways)
      expect(go(person, way)).toMatchObject({ state: EDITING, context: { cities: [], form: { values: { city: 'Каз' } } } })
  })

  test('PR42 the list that was closed opens again by an arrow, at once and for what stands in the field', () => {
    const again: Step[] = [...offered, 'city.close', 'city.open']
    expect(go(person, again).state).toBe('form.files.idle+form.city.asking+form.company.idle')
    expect(go(person, [...again, 'suggestCities: some'])).toMatchObject({
      state: 'form.files.idle+form.city.offered+form.company.idle',
      context: { cities: CITIES },
    })
    expect(() => go(person, [OPEN, type(''), 'city.open'])).toThrow('not possible')
  })

  test('PR42 D16: nothing found and nothing answered say nothing', () => {
    for (const answer of ['none', 'offline', 'code 500', 'gateway down', 'lost', 'crash'])
      expect(go(person, [...asked, `suggestCities: ${answer}`])).toMatchObject({ state: EDITING, effects: [] })
  })

  test('PR42 nothing but spaces, and more than 100 signs, are no question', () => {
    for (const text of ['', '   ', 'К'.repeat(101)]) expect(go(person, [OPEN, type(text)]).state).toBe(EDITING)
    expect(go(person, [OPEN, type('К'.repeat(100))]).state).toBe('form.files.idle+form.city.waiting+form.company.idle')
  })

  test('PR42 a person may save while cities are asked for', () =>
    expect(go(person, [...asked, change({ license: true }), 'submit']).state).toBe('saving'))
})

describe('profile form: images (PR39)', () => {
  const pick = (...ids: string[]): Step =>
    ({ type: 'files.add', files: ids.map((id) => ({ id, name: `${id}.jpg`, size: 1 })) }) as { type: string }
  const drop = (id: string): Step => ({ type: 'file.remove', id, ...stamp }) as { type: string }
  const consent = change({ license: true })
  const added: Step[] = [OPEN, consent, pick(PHOTO.id), 'uploadFile: done']

  test('PR39 several images are uploaded one after the other and stand beside those of the profile', () => {
    expect(go(person, [OPEN, pick('a', 'b')]).state).toBe('form.files.uploading+form.city.idle+form.company.idle')
    const end = go(person, [OPEN, pick('a', 'b'), 'uploadFile: done', 'uploadFile: refused'])
    expect(end).toMatchObject({ state: EDITING, context: { form: { values: { passportImages: [SAVED_IMAGE, STORED] } } } })
    expect(end.context.files[2]).toMatchObject({ id: 'b', status: 'refused', problem: PROBLEM })
  })

  test('PR39 VL82 of four images beside one of the profile three are taken', () => {
    const end = go(person, [OPEN, pick('a', 'b', 'c', 'd')])
    expect(end.context.files.map(({ id }) => id)).toEqual([SAVED_IMAGE, 'a', 'b', 'c'])
    const TOO_MANY = 'Вы можете загружать не более 4 файлов.'
    expect(end.context.form.errors.passportImages).toBe(TOO_MANY)
    // Uploads progress by themselves: they do not remove the message.
    const arrived = go(person, [OPEN, pick('a', 'b', 'c', 'd'), 'uploadFile: done', 'uploadFile: refused', 'uploadFile: done'])
    expect(arrived.context.form.errors.passportImages).toBe(TOO_MANY)
  })

  test('PR39 VL82 VL84 a refused image takes no place, by its name at once; tried again, it needs one', () => {
    const add = { type: 'files.add', files: ['паспорт.pdf', '1.jpg', '2.jpg', '3.jpg'].map((id) => ({ id, name: id, size: 1 })) }
    const way: Step[] = [OPEN, add, 'uploadFile: refused', 'uploadFile: done', 'uploadFile: done']
    const end = go(person, way)
    expect(end.context.files.map(({ status }) => status)).toEqual(['done', 'refused', 'refused', 'done', 'done'])
    expect(end.context.files[1]?.problem).toBe('Файл паспорт.pdf имеет недопустимое расширение файла.')
    const fifth = go(person, [...way, pick('4')])
    expect(fifth.state).toBe('form.files.uploading+form.city.idle+form.company.idle')
    const again = go(person, [...way, pick('4'), { type: 'file.retry', id: '1.jpg' } as { type: string }])
    expect(again.context.form.errors.passportImages).toBe('Вы можете загружать не более 4 файлов.')
    expect(again.context.files.find(({ id }) => id === '1.jpg')?.status).toBe('refused')
  })

  test('VL40 images on their way, and images that failed, keep Save off', () => {
    expect(missingFields(go(person, [OPEN, consent, pick('a')]))).toEqual(['passportImages'])
    expect(missingFields(go(person, [OPEN, consent, pick('a'), 'uploadFile: refused']))).toEqual(['passportImages'])
    expect(missingFields(go(person, added))).toEqual([])
    const retried = go(person, [OPEN, pick('a'), 'uploadFile: refused', { type: 'file.retry', id: 'a' } as { type: string }])
    expect(retried.state).toBe('form.files.uploading+form.city.idle+form.company.idle')
  })

  test('PR39 an upload that is taken back is ended; another that is taken back leaves it alone', () => {
    expect(go(person, [OPEN, pick('a'), drop('a')])).toMatchObject({ state: EDITING, context: { files: [{ id: SAVED_IMAGE }] } })
    const { state, calls } = go(person, [OPEN, pick('a', 'b'), drop('b')])
    expect([state, calls]).toEqual(['form.files.uploading+form.city.idle+form.company.idle', ['loadProfile', 'uploadFile']])
  })

  test('PR39 only an image that is there can be removed, and only one that has failed be tried again', () => {
    expect(() => go(person, [OPEN, drop('nobody')])).toThrow('not possible')
    const retry = { type: 'file.retry', id: PHOTO.id } as { type: string }
    expect(() => go(person, [...added, retry])).toThrow('not possible')
  })

  test('PR39 an image of the profile leaves the list only: the save erases it', () =>
    expect(go(person, [OPEN, drop(SAVED_IMAGE)])).toMatchObject({
      state: EDITING,
      context: { files: [], form: { values: { passportImages: [] } } },
    }))

  test('PR39 an image that was uploaded here is erased on the server; a failure brings it back and says so', () => {
    const deleting = [...added, drop(PHOTO.id)]
    expect(go(person, deleting)).toMatchObject({
      state: 'form.files.deleting+form.city.idle+form.company.idle',
      context: { form: { values: { passportImages: [SAVED_IMAGE] } } },
    })
    expect(go(person, [...deleting, 'deleteFile: done'])).toMatchObject({ state: EDITING, effects: [] })
    expect(go(person, [...deleting, 'deleteFile: gone'])).toMatchObject({ state: EDITING, effects: [] })
    const failed = go(person, [...deleting, 'deleteFile: offline'])
    expect(failed.context.form.values.passportImages).toEqual([SAVED_IMAGE, STORED])
    expect(failed.effects).toEqual([
      {
        type: 'toast',
        params: { title: 'Ошибка', text: 'Не удалось удалить изображение. Оно осталось в форме', tone: 'danger' },
      },
    ])
  })

  test('D14 images of both sides meet: removed elsewhere goes, added elsewhere comes, uploaded here stays', () => {
    const merged: Step[] = [...added, 'submit', 'saveProfile: changed elsewhere', 'refreshProfile: newer person']
    expect(go(person, merged).context.form.values.passportImages).toEqual([STORED, OTHER_IMAGE])
    expect(go(person, [...merged, 'theirs.take'])).toMatchObject({
      state: 'form.files.deleting+form.city.idle+form.company.idle',
      context: { form: { values: { passportImages: [OTHER_IMAGE] } } },
    })
  })
})

describe('profile form: cancelling (PR31)', () => {
  const forgetting = inputs['an image to forget']

  test('PR31 nothing is sent, and the profile is shown', () =>
    expect(go(person, [OPEN, change({ surname: 'Петрова' }), 'cancel'])).toMatchObject({ state: 'left', effects: [view] }))

  test('PR31 what was uploaded here is erased first; images of the profile are not', () => {
    const erasing = go(forgetting, [OPEN, 'cancel'])
    expect(erasing).toMatchObject({ state: 'discarding.erasing', effects: [] })
    expect(erasing.context.files.map(({ stored }) => stored)).toEqual([STORED])
    for (const step of ['eraseFile: done', 'eraseFile: offline', 'eraseFile: crash', 'after DISCARD_LIMIT in discarding'])
      expect(go(forgetting, [OPEN, 'cancel', step])).toMatchObject({ state: 'left', effects: [view] })
  })
})

describe('profile form: what withdrawal lacks (A44, C02)', () => {
  const lacks = (patch: ProfilePatch) => lacksOf(go(person, [OPEN, change(patch)]))

  test.each([
    [{}, []],
    [{ surname: '' }, ['name']],
    [{ patronymic: '' }, ['patronymic']],
    [{ noPatronymic: true }, []],
    [{ birthday: '' }, ['birthday']],
    [{ inn: '' }, ['inn']],
    [{ inn: '7707083893' }, ['innCheck']],
    [{ inn: '123' }, ['inn']],
    [{ issuedBy: '' }, ['passport']],
    [{ passportSeries: '4510 1' }, ['passport']],
  ] as const)('%j lacks %j', (patch, expected) => expect(lacks(patch)).toEqual(expected))

  test('an image that is removed lacks; a company lacks nothing', () => {
    const dropped = { type: 'file.remove', id: SAVED_IMAGE, ...stamp } as { type: string }
    expect(lacksOf(go(person, [OPEN, dropped]))).toEqual(['passportImages'])
    expect(lacksOf(go(firm, [OPEN_FIRM]))).toEqual([])
  })

  test('the verdict of the desk stays', () => {
    const payload = { kind: 'person', user: { ...user, lacks: ['refused'] } }
    const done = { type: 'xstate.done.actor.loadProfile', output: { kind: 'ok', payload, message: null } }
    expect(lacksOf(go(person, [done]))).toEqual(['refused'])
  })
})
