import { useState } from 'react'
import { cx } from '../base/cx.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Eye, EyeOff } from '../base/icons.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'
import styles from './text-input.module.css'

/** A password that can be shown: on a phone an unseen typo costs one of five attempts. */
export const PasswordInput = ({ className, ...rest }: Omit<TextInputProps, 'type' | 'digits'>) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.wrap}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles.withToggle, className)}
      />
      <IconButton
        className={styles.toggle}
        label={shown ? 'Скрыть пароль' : 'Показать пароль'}
        icon={shown ? <EyeOff /> : <Eye />}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
      />
    </div>
  )
}
