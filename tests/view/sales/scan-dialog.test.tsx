/** What the camera's window says of a code that is not looked for. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ScanAim } from '../../../src/domain/sales/qr-scan.ts'
import type { CameraPort, CameraView } from '../../../src/views/fragments/scan/camera-port.ts'
import { ScanDialog } from '../../../src/views/fragments/scan/scan-dialog.tsx'

const nothing = () => {}

/** A running camera that has seen a code. */
const cameraThatSees = (other: string | null): CameraPort => {
  const view: CameraView = { isLive: true, other, torch: null, cameras: [], current: null }
  return { show: nothing, setTorch: nothing, choose: nothing, subscribe: () => nothing, view: () => view }
}

const statusOf = async (other: string | null, aim: ScanAim = 'receipt'): Promise<string | null> => {
  const camera = cameraThatSees(other)
  render(
    <ScanDialog
      open
      problem={null}
      aim={aim}
      camera={camera}
      returnTo={() => document.body}
      onRetry={nothing}
      onClose={nothing}
    />,
  )
  await screen.findByRole('dialog')
  return screen.getByRole('status').textContent
}

test.each([
  ['nothing yet', null, 'Ищем QR-код…'],
  ['a code that says nothing of itself', 'https://example.org', 'Это не QR-код чека. Ищем дальше…'],
  [
    'a receipt of «Мой налог»',
    'https://lknpd.nalog.ru/api/v1/receipt/770000000000/abc/print',
    'Сейчас в кадре не QR-код чека: это чек «Мой налог», его выдаёт самозанятый, а не касса. Нужен кассовый чек магазина с его QR-кодом. Ищем дальше…',
  ],
  [
    'the marking of goods',
    '010460123456789021ABCDEFGH',
    'Сейчас в кадре не QR-код чека: это код маркировки товара, а не чек. Нужен QR-код с самого кассового чека. Ищем дальше…',
  ],
])('AT30 D183 of %s the camera says what it is, and goes on', async (_, other, words) => {
  expect(await statusOf(other)).toBe(words)
})

test('D47 D183 before a tool no code is taken for a receipt’s', async () => {
  expect(await statusOf('https://lknpd.nalog.ru/x', 'serial')).toBe('В этом коде нет серийного номера. Ищем дальше…')
})
