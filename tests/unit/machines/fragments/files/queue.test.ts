import { describe, expect, test } from 'vitest'
import type { ApiResult } from '../../../../../src/api/result.ts'
import { PICTURE_KINDS } from '../../../../../src/domain/texts/file-content.ts'
import {
  addFiles,
  applyRemoval,
  applyUpload,
  hasPlace,
  nextRemoval,
  nextUpload,
  removeFile,
  retryFile,
  shownFiles,
  storedNames,
  tooManyText,
  type Taken,
} from '../../../../../src/machines/fragments/files/queue.ts'
import { storedFiles } from '../../../../../src/machines/fragments/files/draft.ts'
import { readShape } from '../../../../../src/machines/kit/shape.ts'
import type { QueuedFile } from '../../../../../src/machines/fragments/files/types.ts'

/** The limits of a test's form. */
const TAKEN: Taken = { max: 4, kinds: PICTURE_KINDS }
const picked = (id: string) => ({ id, name: `${id}.jpg`, size: 10 })
const ok = <Payload>(payload: Payload): ApiResult<Payload> => ({ kind: 'ok', payload, message: null })
const refused = (code: number, message: string): ApiResult<never> => ({ kind: 'refused', code, message, fields: null })
const queue = (...ids: string[]): QueuedFile[] => addFiles([], ids.map(picked), TAKEN).files
const uploaded = (...ids: string[]): QueuedFile[] =>
  ids.reduce((files, id) => applyUpload(files, id, ok(`stored-${id}.jpg`)), queue(...ids))

describe('adding', () => {
  test('AT31 files wait in the order in which they were picked, each one time', () => {
    const { files } = addFiles(queue('a'), [picked('a'), picked('b')], TAKEN)
    expect(files.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ])
    expect(nextUpload(files)?.id).toBe('a')
  })

  test('VL82 no more than fit are taken, and that is told', () => {
    expect(addFiles(queue('a', 'b', 'c'), [picked('d'), picked('e')], TAKEN)).toMatchObject({
      isTooMany: true,
      files: { length: 4 },
    })
    expect(addFiles([], ['a', 'b', 'c', 'd'].map(picked), TAKEN).isTooMany).toBe(false)
    expect(tooManyText(4)).toBe('Вы можете загружать не более 4 файлов.')
    expect(tooManyText(1)).toBe('Вы можете загружать не более 1 файла.')
  })

  test('VL82 VL83 VL84 a refused file takes no place, one that could not be sent keeps its own', () => {
    const full = uploaded('a', 'b', 'c')
    const withRefused = applyUpload(addFiles(full, [picked('d')], TAKEN).files, 'd', refused(500, 'Файл d.jpg повреждён.'))
    expect(hasPlace(withRefused, 4)).toBe(true)
    expect(addFiles(withRefused, [picked('e')], TAKEN)).toMatchObject({ isTooMany: false, files: { length: 5 } })
    const withUnsent = applyUpload(addFiles(full, [picked('d')], TAKEN).files, 'd', { kind: 'failed', reason: 'offline' })
    expect(hasPlace(withUnsent, 4)).toBe(false)
    expect(addFiles(withUnsent, [picked('e')], TAKEN)).toMatchObject({ isTooMany: true, files: { length: 4 } })
  })

  test('VL82 a refused file is tried again only where there is a place for it', () => {
    const one = applyUpload(queue('a'), 'a', refused(500, 'Хранилище занято'))
    expect(retryFile(one, 'a', 4)).toMatchObject({ isTooMany: false, files: [{ id: 'a', status: 'waiting', problem: null }] })
    const full = ['b', 'c', 'd', 'e'].reduce((files, id) => addFiles(files, [picked(id)], TAKEN).files, one)
    expect(retryFile(full, 'a', 4)).toEqual({ isTooMany: true, files: full })
  })

  test('a file that is being removed leaves its place', () =>
    expect(addFiles(removeFile(uploaded('a', 'b', 'c', 'd'), 'a', 'key'), [picked('e')], TAKEN).isTooMany).toBe(false))
})

describe('uploads', () => {
  test('AT31 each answer puts the server’s name to its own file', () => {
    const files = applyUpload(queue('a', 'b'), 'a', ok('stored.jpg'))
    expect(storedNames(files)).toEqual(['stored.jpg'])
    expect(nextUpload(files)?.id).toBe('b')
  })

  test.each([
    [refused(500, 'Файл a.jpg повреждён. Выберите другой.'), 'Файл a.jpg повреждён. Выберите другой.'],
    [refused(500, 'Произошла ошибка'), 'Произошла ошибка при загрузке файлов'],
    [{ kind: 'failed', reason: 'server' } as const, 'Произошла ошибка при загрузке файлов'],
    [{ kind: 'failed', reason: 'offline' } as const, 'Нет соединения с интернетом'],
    [null, 'Произошла ошибка при загрузке файлов'],
  ])('AT32 VL86 a failure has its message or the default, and may be tried again', (answer, problem) => {
    const files = applyUpload(queue('a', 'b'), 'a', answer)
    expect(files[0]).toMatchObject({ status: answer?.kind === 'refused' ? 'refused' : 'failed', problem })
    expect(nextUpload(files)?.id).toBe('b')
    expect(retryFile(files, 'a', 4).files[0]).toMatchObject({ status: 'waiting', problem: null })
    expect(retryFile(files, 'b', 4).files).toEqual(files)
  })
})

describe('removal', () => {
  test('AT17 a file that never arrived is simply gone; one that did is deleted on the server under the click’s key', () => {
    expect(removeFile(queue('a'), 'a', 'key')).toEqual([])
    const files = removeFile(uploaded('a', 'b'), 'a', 'key')
    expect(shownFiles(files).map(({ id }) => id)).toEqual(['b'])
    expect(storedNames(files)).toEqual(['stored-b.jpg'])
    expect(nextRemoval(files)).toMatchObject({ id: 'a', stored: 'stored-a.jpg', key: 'key' })
  })

  test.each([ok(null), refused(120, 'Не найдено'), refused(125, 'Файл уже приложен')])('AT17 %j ends it', (answer) =>
    expect(applyRemoval(removeFile(uploaded('a'), 'a', 'key'), 'a', answer)).toEqual([]),
  )

  test.each([{ kind: 'unknown' } as const, { kind: 'failed', reason: 'server' } as const, refused(6, 'Нельзя'), null])(
    'AT17 after %j the file is there again: nothing is lost',
    (answer) => expect(storedNames(applyRemoval(removeFile(uploaded('a'), 'a', 'key'), 'a', answer))).toEqual(['stored-a.jpg']),
  )
})

test.each([null, 7, 'x', {}, [null], [{}], [{ ...uploaded('a')[0], stored: 7 }], [{ ...uploaded('a')[0], status: 'lost' }]])(
  'junk %j in a draft is no file',
  (stored) => expect(readShape(storedFiles, stored)).toEqual([]),
)
test('B08: files of a draft come back as they were', () => {
  const files = applyUpload([...uploaded('a', 'b'), ...queue('c')], 'c', refused(500, 'Файл c.jpg повреждён.'))
  expect(readShape(storedFiles, JSON.parse(JSON.stringify(files)))).toEqual(files)
})
