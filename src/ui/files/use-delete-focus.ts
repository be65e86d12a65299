import { useLayoutEffect, useRef, type RefObject } from 'react'

const marked = (box: HTMLElement | null, id: string | undefined) =>
  [...(box?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])].find((button) => button.dataset['delete'] === id)

/**
 * A deleted row unmounts its button: focus moves to the next row's button, else to the previous one's, else to `last`.
 * The buttons carry `data-delete` with the id of their row.
 */
export const useDeleteFocus = (
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  last: RefObject<HTMLElement | null>,
): ((id: string) => void) => {
  const wanted = useRef<{ gone: string; next: string | undefined } | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current || ids.includes(wanted.current.gone)) return
    const target = marked(box.current, wanted.current.next) ?? last.current
    wanted.current = null
    target?.focus()
  })
  return (id) => {
    const at = ids.indexOf(id)
    wanted.current = { gone: id, next: ids[at + 1] ?? ids[at - 1] }
  }
}
