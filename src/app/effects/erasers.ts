/** Memory of lazy screens that ends with its user: they say here how to empty it, the entry carries nothing of them. */

/** @param owner whose things stay; null empties everything */
type Eraser = (owner: string | null) => void

const erasers = new Set<Eraser>()

export const whenErased = (eraser: Eraser): void => {
  erasers.add(eraser)
}

export const eraseMemory: Eraser = (owner) => {
  for (const eraser of erasers) eraser(owner)
}
