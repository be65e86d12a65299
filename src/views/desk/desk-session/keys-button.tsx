import { useState } from 'react'
import { KeyCap } from '../../../ui/base/key-cap.tsx'
import { useKeys } from '../../../ui/base/use-keys.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './header.module.css'

/** Every key of the desk: what is not written here does nothing. */
const KEYS = [
  ['J K', 'следующая строка, предыдущая'],
  ['A', 'одобрить'],
  ['R', 'отказать'],
  ['1 … 9', 'причина или готовый ответ по номеру'],
  ['Enter', 'подтвердить отказ'],
  ['Esc', 'вернуться'],
  ['Z', 'отменить последнее решение'],
  ['T', 'передать строку или переписку'],
  ['E', 'закрыть переписку'],
  ['[ ]', 'повернуть фотографию'],
  ['+ −', 'крупнее, мельче'],
  ['← →', 'другая фотография'],
  ['F', 'фотография во весь экран'],
  ['/', 'искать человека'],
  ['?', 'эти клавиши'],
] as const

/** «Клавиши»: a press or the key «?» shows them all. */
export const KeysButton = () => {
  const [isOpen, setIsOpen] = useState(false)
  useKeys({ '?': () => setIsOpen(true) })
  return (
    <>
      <button type="button" className={styles.keys} aria-label="Клавиши" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles.word}>Клавиши</span>
        <KeyCap>?</KeyCap>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Клавиши"
        text="Работают в любой раскладке, пока вы не пишете в поле"
      >
        <dl className={styles.keyList}>
          {KEYS.map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
