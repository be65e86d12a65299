// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileNews, sizeText, splitName, type FileItem } from '../../../../src/ui/files/file-items.ts'
import { FileLoader, type FileLoaderProps } from '../../../../src/ui/files/file-loader.tsx'

const file = (id: string, rest: Partial<FileItem> = {}): FileItem => ({
  id,
  name: `${id}.jpg`,
  size: 2048,
  status: 'done',
  ...rest,
})

const onAdd = vi.fn<(files: File[]) => void>()
const onRetry = vi.fn<(id: string) => void>()
afterEach(() => vi.clearAllMocks())

const NONE: FileItem[] = []

const Loader = ({ initial = NONE, ...rest }: Partial<FileLoaderProps> & { initial?: FileItem[] }) => {
  const [items, setItems] = useState(initial)
  return (
    <FileLoader
      label="Фото чека"
      accept=".png,.pdf"
      {...rest}
      items={items}
      onAdd={onAdd}
      onRetry={onRetry}
      onDelete={(id) => setItems((old) => old.filter((item) => item.id !== id))}
    />
  )
}

const choose = (name = 'Выбрать файлы: Фото чека') => screen.getByRole<HTMLButtonElement>('button', { name })
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const drop = (files: File[]) => {
  const zone = choose().closest('div')!.parentElement!
  fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'], files } })
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } })
}
const photo = new File(['1'], 'чек.png', { type: 'image/png' })
const text = new File(['1'], 'чек.txt', { type: 'text/plain' })

describe('FileLoader', () => {
  it('VL81 asks the browser for the accepted types and hands over what was chosen', async () => {
    render(<Loader />)
    expect(input().accept).toBe('.png,.pdf')
    await userEvent.upload(input(), photo)
    expect(onAdd).toHaveBeenCalledWith([photo])
  })

  it('VL83 VL84 what is dropped is not filtered: its owner says what is wrong with it', () => {
    render(<Loader />)
    drop([photo, text])
    expect(onAdd).toHaveBeenCalledWith([photo, text])
  })

  it.each<[string, Partial<FileLoaderProps> & { initial?: FileItem[] }]>([
    ['VL82 full', { max: 2, initial: [file('a'), file('b')] }],
    ['disabled', { disabled: true }],
  ])('%s: neither the button nor the drop zone takes files', (_, props) => {
    render(<Loader {...props} />)
    expect(choose().disabled).toBe(true)
    drop([photo])
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('VL82 says how many there are when it is full', () => {
    render(<Loader max={2} initial={[file('a'), file('b')]} />)
    expect(screen.getByText('Добавлено 2 из 2')).toBeTruthy()
  })

  it('VL82 VL83 a refused file takes no place: as many as ever can still be added', () => {
    const refused = file('c', { status: 'failed', error: 'Файл c.jpg повреждён.', takesNoPlace: true })
    const { unmount } = render(<Loader max={2} initial={[file('a'), refused]} />)
    expect(choose().disabled).toBe(false)
    drop([photo])
    expect(onAdd).toHaveBeenCalledWith([photo])
    unmount()
    render(<Loader max={2} initial={[file('a'), refused, file('b')]} />)
    expect(screen.getByText('Добавлено 2 из 2')).toBeTruthy()
  })

  it('VL82 VL85 the error is read aloud and describes the button', () => {
    render(<Loader error="Максимальный размер файла чек.png превышает 10 MB." />)
    const described = document.getElementById(choose().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Максимальный размер файла чек.png превышает 10 MB.')
    expect(described?.getAttribute('aria-live')).toBe('polite')
  })

  it.each(['list', 'thumbnails'] as const)('VL86 a failed file says why and can be tried again (%s)', async (look) => {
    render(<Loader look={look} initial={[file('a', { status: 'failed', error: 'Нет связи' })]} />)
    expect(screen.getByText('Нет связи')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз a.jpg' }))
    expect(onRetry).toHaveBeenCalledWith('a')
  })

  it.each(['list', 'thumbnails'] as const)('AT30 what is to be known of a file that has arrived stays beside it (%s)', (look) => {
    render(<Loader look={look} initial={[file('a', { note: 'QR код не распознан' }), file('b')]} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(within(first!).getByText('QR код не распознан')).toBeTruthy()
    expect(within(first!).getByText(/a\.jpg/)).toBeTruthy()
    expect(within(second!).queryByText('QR код не распознан')).toBeNull()
  })

  it.each<[string, number | undefined, string | null]>([
    ['with a known progress', 0.4, '40'],
    ['without', undefined, null],
  ])('an uploading file shows a progress bar: %s', (_, progress, now) => {
    render(<Loader initial={[file('a', { status: 'uploading', progress })]} />)
    const bar = screen.getByRole('progressbar', { name: 'Загрузка файла a.jpg' })
    expect(bar.getAttribute('aria-valuenow')).toBe(now)
  })

  it('after a deletion the focus goes to the next file, then to the one before, then to the button, and it is told', async () => {
    const user = userEvent.setup()
    render(<Loader initial={[file('a'), file('b'), file('c')]} />)
    for (const [gone, next] of [
      ['b', 'Удалить файл c.jpg'],
      ['c', 'Удалить файл a.jpg'],
      ['a', 'Выбрать файлы: Фото чека'],
    ]) {
      await user.click(screen.getByRole('button', { name: `Удалить файл ${gone}.jpg` }))
      expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
      expect(within(screen.getByRole('group', { name: 'Фото чека' })).getByRole('status').textContent).toBe(
        `Файл ${gone}.jpg удалён.`,
      )
    }
  })

  it('offers the camera when asked to', () => {
    render(<Loader multiple={false} capture="environment" />)
    expect(screen.getByRole('button', { name: 'Сделать фото: Фото чека' })).toBeTruthy()
    expect(choose('Выбрать файл: Фото чека')).toBeTruthy()
    expect(document.querySelector('input[capture=environment]')).toBeTruthy()
  })
})

it.each([
  [0, '0 Б'],
  [900, '900 Б'],
  [2048, '2 КБ'],
  [1_048_575, '1 МБ'],
  [1_300_000, '1,2 МБ'],
  [10 * 1024 * 1024, '10 МБ'],
])('%i bytes are spelled «%s»', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})

it.each<[string, FileItem[], FileItem[], string]>([
  ['a new one', [], [file('a', { status: 'uploading' })], 'Файл a.jpg загружается.'],
  [
    'progress is no news',
    [file('a', { status: 'uploading', progress: 0.1 })],
    [file('a', { status: 'uploading', progress: 0.9 })],
    '',
  ],
  ['done', [file('a', { status: 'uploading' })], [file('a')], 'Файл a.jpg загружен.'],
  ['VL86 failed', [file('a', { status: 'uploading' })], [file('a', { status: 'failed', error: 'Нет связи' })], 'Нет связи'],
  ['two at once', [file('a')], [file('b')], 'Файл a.jpg удалён. Файл b.jpg загружен.'],
])('the news about files: %s', (_, before, after, words) => {
  expect(fileNews(before, after)).toBe(words)
})

it.each([['чек.jpg'], ['Универсальный передаточный документ.pdf']])('the name %s is cut before its end only', (name) => {
  const [start, end] = splitName(name)
  expect(start + end).toBe(name)
  expect(end.length).toBeLessThanOrEqual(10)
})
