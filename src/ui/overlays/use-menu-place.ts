import { useState } from 'react'

const find = (): Element | null =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.getElementById('main')

/**
 * The container of an open menu: the topmost window, else the main landmark, so that the menu is never outside all landmarks.
 * It is looked up on opening: an earlier container may be unmounted.
 */
export const useMenuPlace = () => {
  const [container, setContainer] = useState<Element | null>(null)
  const onOpenChange = (open: boolean) => {
    if (open) setContainer(find())
  }
  return { container, onOpenChange }
}
