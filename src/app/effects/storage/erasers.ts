/** Lazy screens register here how to erase their in-memory user data; the entry chunk carries none of their code. */

/** @param owner the user whose data stay; null erases everything */
type Eraser = (owner: string | null) => void

const erasers = new Set<Eraser>()

export const whenErased = (eraser: Eraser): void => {
  erasers.add(eraser)
}

export const eraseMemory: Eraser = (owner) => {
  for (const eraser of erasers) eraser(owner)
}
