import { use, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { cx } from '../base/cx.ts'
import { FieldContext } from './field-context.ts'
import type { MaskEngine } from './mask-engine.ts'
import type { Mask } from './masks.ts'
import type { TextInputProps } from './text-input.tsx'
import { useEarlyText } from './use-early-text.ts'
import styles from './text-input.module.css'

export type MaskedInputProps = Omit<TextInputProps, 'type' | 'digits' | 'inputMode' | 'placeholder'> & { mask: Mask }

/**
 * A field with fixed characters. It reports the text that it shows.
 * The masking code loads after the first paint; until then this is a plain field, and typed text is kept.
 * A text with too many digits is refused in the words of its Field, and leaves what stood there.
 */
export const MaskedInput = ({ mask, value, onValueChange, className, ref, ...rest }: MaskedInputProps) => {
  const element = useRef<HTMLInputElement>(null)
  const engine = useRef<MaskEngine>(null)
  const [wiring, refuse] = use(FieldContext)
  const latest = useRef({ value, onValueChange })
  useImperativeHandle(ref, () => element.current as HTMLInputElement)
  useEarlyText(element, value, onValueChange)

  // Before any further input: a later report would overwrite the text typed since.
  useLayoutEffect(() => {
    const before = latest.current.value
    latest.current = { value, onValueChange }
    const input = element.current
    if (engine.current) engine.current.show(value)
    // Early text stays untouched until its owner has received it: restoring it would lose its selection.
    else if (input && (value !== before || !input.value)) input.value = value
  })

  useEffect(() => {
    let left = false
    const start = async () => {
      // After a failed download the field is plain but works.
      const code = await import('./mask-engine.ts').catch(() => null)
      if (!code || left || !element.current) return
      engine.current = code.startMask(element.current, mask, latest, refuse)
    }
    void start()
    return () => {
      left = true
      engine.current?.destroy()
      engine.current = null
    }
  }, [mask, refuse])

  return (
    <input
      type={mask.inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={mask.inputMode}
      placeholder={mask.placeholder}
      {...wiring}
      {...rest}
      ref={element}
      className={cx(styles.input, styles.digits, className)}
      defaultValue={value}
      onInput={(event) => {
        if (!engine.current) onValueChange(event.currentTarget.value)
      }}
    />
  )
}
