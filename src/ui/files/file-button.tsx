import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FilePicker } from './file-picker.tsx'

type Props = {
  label: string
  icon: ReactNode
  /** As in HTML: «.xlsx,.csv». */
  accept: string
  busy: boolean
  disabled: boolean
  onPick: (files: File[]) => void
}

/** A button that asks for one file: for one that is read and not kept. */
export const FileButton = ({ label, icon, accept, busy, disabled, onPick }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" icon={icon} busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FilePicker input={input} accept={accept} multiple={false} onAdd={onPick} />
    </>
  )
}
