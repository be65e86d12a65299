import { expect, test } from 'vitest'
import { reachesBefore, withNewest } from '../../../../../src/machines/desk/desk-chat/messages.ts'
import type { DeskMessage } from '../../../../../src/machines/desk/desk-chat/types.ts'

const message = (id: string): DeskMessage => ({
  id,
  type: '2',
  value: id,
  isRead: true,
  isImage: false,
  dateTime: null,
  key: null,
  about: null,
})
const day = (value: string): DeskMessage => ({ ...message(value), id: null, type: '3' })
const values = (messages: readonly DeskMessage[]) => messages.map(({ value }) => value)

test('C07 the newest page takes the place of what it has, and what stands before it stays', () => {
  const known = [day('19'), message('1'), message('2'), message('3')]
  expect(values(withNewest(known, [message('2'), message('3'), message('4')]))).toEqual(['19', '1', '2', '3', '4'])
  expect(reachesBefore(known, [message('2'), message('3')])).toBe(true)
})

test('C07 a day that the page brings stands once', () => {
  const known = [day('19'), message('1'), day('20'), message('2')]
  expect(values(withNewest(known, [day('20'), message('2'), message('3')]))).toEqual(['19', '1', '20', '2', '3'])
})

test('C07 where more has come than a page has, nothing is joined over a gap', () => {
  const page = [message('7'), message('8')]
  expect(withNewest([message('1')], page)).toEqual(page)
  expect(reachesBefore([message('1')], page)).toBe(false)
  expect(reachesBefore([], [])).toBe(false)
})
