import type { RefObject } from 'react'

export type FilePickerProps = {
  /** As in HTML: «.png,.jpg,.jpeg,.pdf». */
  accept: string
  multiple: boolean
  /** Offers the camera on phones: back or front. */
  capture?: 'environment' | 'user' | undefined
  onAdd: (files: File[]) => void
  input: RefObject<HTMLInputElement | null>
}

/** The browser's own picker, which a button opens. */
export const FilePicker = ({ input, onAdd, ...rest }: FilePickerProps) => (
  <input
    {...rest}
    ref={input}
    type="file"
    hidden
    onChange={(event) => {
      const files = [...(event.target.files ?? [])]
      // The same file can be picked again after its deletion.
      event.target.value = ''
      if (files.length > 0) onAdd(files)
    }}
  />
)
