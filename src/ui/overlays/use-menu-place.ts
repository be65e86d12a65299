import { useState } from 'react'

const find = (): Element | null =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.getElementById('main')

/**
 * Where an open menu hangs: in the window on top, else in the main landmark, so that it is never outside all regions.
 * It is looked up at the moment of opening: what stood there earlier may be gone.
 */
export const useMenuPlace = () => {
  const [container, setContainer] = useState<Element | null>(null)
  const onOpenChange = (open: boolean) => {
    if (open) setContainer(find())
  }
  return { container, onOpenChange }
}
