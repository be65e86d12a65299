/** The page of messages and its rows, as a person reads them. */
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { firstPage } from '../../../../../model/site/messages.ts'
import { newer, newest, notification, older, OWNER, two } from '../../../../../model/site/notifications.ts'
import { TOOL_PICTURE } from '../../../../../model/kit/picture.ts'
import { user } from '../../../../../model/kit/users.ts'
import type { Notification } from '../../../../../src/api/types.ts'
import { Screen } from '../../../../../src/app/screens/site/messages.tsx'
import { messagesMachine } from '../../../../../src/machines/site/messages/machine.ts'
import { notificationsMachine } from '../../../../../src/machines/site/notifications/machine.ts'
import type { News } from '../../../../../src/machines/site/notifications/types.ts'
import { MessagesView } from '../../../../../src/views/site/messages/view.tsx'
import { NotificationsView } from '../../../../../src/views/site/notifications/view.tsx'
import { settle } from '../../../kit/jsdom-ui.ts'
import { renderWith, sessionOf } from '../../../kit/screens.tsx'

const Place = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

const open = (address: string, innApproved = true) =>
  renderWith(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
      <Place />
    </MemoryRouter>,
    sessionOf({ user: { ...user, innApproved } }),
  )
const address = () => screen.getByLabelText('address').textContent
const sections = () =>
  within(screen.getByRole('navigation', { name: 'Разделы сообщений' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])

test.each(['/messages', '/messages?sub=notification', '/messages?sub=unknown'])('MS01 MS03 %s shows «Уведомления»', (place) => {
  open(place)
  expect(sections()[0]).toEqual(['Уведомления', '/messages', 'page'])
  expect(screen.getByRole('status', { name: 'Загрузка уведомлений' })).toBeTruthy()
})

test('MS01 MS02 ?sub=news shows «Новости сервиса», which is empty and says so', () => {
  open('/messages?sub=news')
  expect(sections()[1]).toEqual(['Новости сервиса', '/messages?sub=news', 'page'])
  const news = screen.getByRole('region', { name: 'Новости сервиса' })
  expect(within(news).getByRole('heading', { level: 2, name: 'Новости сервиса' })).toBeTruthy()
  expect(within(news).getByText('Новостей пока нет')).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Загрузка уведомлений' })).toBeNull()
})

test('MS04 MS05 «История операций» leads to the balance, and is there with an approved INN alone', () => {
  const { unmount } = open('/messages')
  expect(sections()[2]).toEqual(['История операций', '/balance', null])
  unmount()
  open('/messages', false)
  expect(sections()).toHaveLength(2)
})

test('MS01 MS05 ?sub=history opens the balance; without an approved INN it is the notifications', () => {
  const { unmount } = open('/messages?sub=history')
  expect(address()).toBe('/balance')
  unmount()
  open('/messages?sub=history', false)
  expect([address(), sections()[0]?.[2]]).toEqual(['/messages?sub=history', 'page'])
})

/** The page with these rows. */
const showRows = (rows: Notification[]) => {
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  const snapshot = messagesMachine.resolveState({
    value: { shown: 'idle' },
    context: { rows, next: rows.length, isLast: true, isAll: false, hasNew: false, problem: null },
  })
  const actor = createActor(messagesMachine, { snapshot, input: { isAll: false } }).start()
  render(<MessagesView actor={actor} notifications={notifications} />)
  return { actor, notifications }
}

test('MS06 MS08 MS09 a row has label, body, Moscow’s time first, and an eye while it is unread', () => {
  showRows([newer, { ...older, isRead: true }])
  const [unread, read] = screen.getAllByRole('listitem')
  expect(unread?.textContent).toBe('Не прочитано: Чек проверен 2ДШ-18, №\u00A0100.00002: начислено 150 баллов12:32 20.11.2026')
  expect(read?.textContent).toBe('Чек проверен 1ДШ-18, №\u00A0100.00001: начислено 150 баллов12:31 20.11.2026')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Отметить прочитанным: Чек проверен 2, 12:32 20.11.2026',
  ])
})

test('MS07 MS17 E06 a picture, a link and a time are shown where there are any', () => {
  showRows([newer, notification(1, { img: null, link: null, created: null })])
  const [whole, bare] = screen.getAllByRole('listitem')
  expect(whole?.querySelector('img')?.getAttribute('src')).toBe(TOOL_PICTURE)
  expect(whole?.querySelector('a')?.getAttribute('href')).toBe('/sales?q=100.00002')
  expect([bare?.querySelector('img, a, time'), bare?.textContent]).toEqual([
    null,
    'Не прочитано: Чек проверен 1ДШ-18, №\u00A0100.00001: начислено 150 баллов',
  ])
})

test('MS09 MS12 a followed link marks its notification; one that is read sends nothing', async () => {
  const { notifications } = showRows([newer, { ...older, isRead: true }])
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  }
  await settle()
  expect(notifications.getSnapshot().context.marks).toEqual([newer.id])
})

test('MS11 ten came: five are shown and «Показать все» leads to all of them', () => {
  showRows(firstPage)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Показать все' }).getAttribute('href')).toBe('/messages?all')
})

test('MS10 «Нет сообщений»', () => {
  const snapshot = messagesMachine.resolveState({
    value: 'empty',
    context: { rows: [], next: 0, isLast: true, isAll: false, hasNew: false, problem: null },
  })
  const actor = createActor(messagesMachine, { snapshot, input: { isAll: false } }).start()
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  render(<MessagesView actor={actor} notifications={notifications} />)
  expect(screen.getByText('Нет сообщений')).toBeTruthy()
})

const showBell = () => {
  const actor = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  render(<NotificationsView actor={actor} />)
  const hears = async (news: News) => {
    actor.send({ type: 'news.heard', owner: OWNER, news })
    await settle()
  }
  return { actor, hears }
}
const bell = () => screen.getByRole('button', { name: /^Уведомления/ })

test('NV58 A75 the bell’s name tells the number, and its badge the number up to 99+', async () => {
  const { hears } = showBell()
  expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['Уведомления', ''])
  await hears(two)
  expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['Уведомления, непрочитанных: 2', '2'])
  await hears({ latest: [], unread: 120, version: null, canReadAll: true })
  expect([bell().getAttribute('aria-label'), bell().textContent]).toEqual(['Уведомления, непрочитанных: 120', '99+'])
})

test('NV58 what comes is said once, and nothing is said at the first answer or at an equal one', async () => {
  const { hears } = showBell()
  const said = () => screen.getByRole('status').textContent
  await hears(two)
  expect(said()).toBe('')
  await hears({ latest: [newest, newer, older], unread: 3, version: null, canReadAll: true })
  expect(said()).toBe('Новое уведомление: Чек проверен 3. Непрочитанных: 3')
  await hears({ latest: [newest, newer, older], unread: 3, version: null, canReadAll: true })
  expect(said()).toBe('')
  await hears({ latest: [notification(5), notification(4), newest], unread: 5, version: null, canReadAll: true })
  expect(said()).toBe('Новых уведомлений: 2. Непрочитанных: 5')
})

test('NV59 NV60 nothing unread among the latest: «Нет новых сообщений», a word of older ones, and the way to all', async () => {
  const { hears } = showBell()
  await hears({ latest: [{ ...older, isRead: true }], unread: 4, version: null, canReadAll: true })
  bell().click()
  await settle()
  const window = within(screen.getByRole('dialog', { name: 'Уведомления' }))
  expect(window.getByText('Нет новых сообщений')).toBeTruthy()
  expect(window.getByText('Непрочитанные есть среди более ранних')).toBeTruthy()
  expect(window.getByRole('link', { name: 'Посмотреть все' }).getAttribute('href')).toBe('/messages')
  await hears({ latest: [], unread: 0, version: null, canReadAll: true })
  expect(window.queryByText('Непрочитанные есть среди более ранних')).toBeNull()
})

test('MS12 the eye goes with its mark: the focus goes to the link of its row, or to the row', async () => {
  const bare = notification(1, { link: null })
  const { actor } = showRows([newer, bare])
  for (const [at, tag, id] of [
    [0, 'A', newer.id],
    [1, 'LI', bare.id],
  ] as const) {
    within(screen.getAllByRole('listitem')[at]!).getByRole('button').focus()
    actor.send({ type: 'read', id, withOlder: false })
    await settle()
    expect(document.activeElement?.tagName).toBe(tag)
    expect(screen.getAllByRole('listitem')[at]?.contains(document.activeElement)).toBe(true)
  }
})

test('D170 «Прочитать все» marks from the newest row on, waits in its place, and gives the focus to the heading', async () => {
  const { notifications } = showRows([newest, newer, older])
  const button = () => screen.queryByRole('button', { name: 'Прочитать все' })
  const hears = async (news: News) => {
    notifications.send({ type: 'news.heard', owner: OWNER, news })
    await settle()
  }
  expect(button()).toBeNull()
  await hears({ ...two, canReadAll: false })
  expect(button()).toBeNull()
  await hears({ latest: [newest, newer, older], unread: 12, version: null, canReadAll: true })
  button()?.focus()
  button()?.click()
  await settle()
  expect(notifications.getSnapshot().context.until).toBe(newest.id)
  expect(button()?.getAttribute('aria-busy')).toBe('true')
  await hears({ latest: [], unread: 0, version: null, canReadAll: true })
  expect(button()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Уведомления' }))
})

test('D170 a list marks the row and all below it; what stands above stays unread', async () => {
  const { actor } = showRows([newest, newer, older])
  actor.send({ type: 'read', id: newer.id, withOlder: true })
  await settle()
  expect(screen.getAllByRole('button', { name: /^Отметить прочитанным/ })).toHaveLength(1)
})

test('MS12 a mark of another tab takes the focus from nobody', async () => {
  const { actor } = showRows([newer, older])
  const other = within(screen.getAllByRole('listitem')[1]!).getByRole('button')
  other.focus()
  actor.send({ type: 'read', id: newer.id, withOlder: false })
  await settle()
  expect(document.activeElement).toBe(other)
})

test('MS11 «Показать все» leads to the first row that it has brought', async () => {
  const { actor } = showRows(firstPage)
  const link = screen.getByRole('link', { name: 'Показать все' })
  link.addEventListener('click', (event) => event.preventDefault())
  link.focus()
  link.click()
  actor.send({ type: 'address.changed', isAll: true })
  await settle()
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[5])
})

test('NV58 «Показать новые» of the dropdown gives the focus to its heading', async () => {
  const { hears } = showBell()
  await hears(two)
  bell().click()
  await settle()
  await hears({ latest: [newest, newer, older], unread: 3, version: null, canReadAll: true })
  const button = screen.getByRole('button', { name: 'Показать новые' })
  button.focus()
  button.click()
  await settle()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Уведомления' }))
})

test('MS03 ER08 «Повторить» keeps the focus in its place while the notifications load', async () => {
  const snapshot = messagesMachine.resolveState({
    value: 'failed',
    context: { rows: [], next: 0, isLast: false, isAll: false, hasNew: false, problem: 'Произошла ошибка' },
  })
  const actor = createActor(messagesMachine, { snapshot, input: { isAll: false } }).start()
  const notifications = createActor(notificationsMachine, { input: { owner: OWNER } }).start()
  render(<MessagesView actor={actor} notifications={notifications} />)
  screen.getByRole('button', { name: 'Повторить' }).focus()
  screen.getByRole('button', { name: 'Повторить' }).click()
  await settle()
  expect(document.activeElement?.contains(screen.getByRole('status', { name: 'Загрузка уведомлений' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
