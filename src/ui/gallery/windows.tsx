import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Field } from '../fields/field.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Row, Stack } from '../base/stack.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Section } from './section.tsx'

export const WindowSection = () => {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setOpen(null)
    setBusy(false)
  }
  return (
    <Section title="Окна">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Добавить карту</Button>
        <Button onClick={() => setOpen('confirm')}>Удалить карту</Button>
        <Menu
          trigger={<Button>Окно из меню</Button>}
          items={[{ id: 'open', label: 'Открыть', onSelect: () => setOpen('confirm') }]}
        />
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Новая карта"
        text="Деньги можно вывести только на карту, выпущенную в России."
        footer={
          <>
            <Button onClick={close}>Отменить</Button>
            <Button variant="primary" onClick={close}>
              Добавить
            </Button>
          </>
        }
      >
        <Stack>
          <Field label="Номер карты" required>
            <TextInput value="" onValueChange={() => {}} digits inputMode="numeric" />
          </Field>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Удалить карту?"
        text="Карта •••• 4455 исчезнет из списка. Её можно будет добавить снова."
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        tone="danger"
        busy={busy}
        onConfirm={() => setBusy(true)}
        onCancel={close}
      />
    </Section>
  )
}
