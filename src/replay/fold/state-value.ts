/** The state value of a key as `stateKey` writes it: «purse.shown+withdrawal.form». */
import type { StateValue } from 'xstate'

interface Tree {
  [name: string]: Tree
}

const grow = (tree: Tree, path: readonly string[]): void => {
  let at = tree
  for (const name of path) at = at[name] ??= {}
}

const valueIn = (tree: Tree): StateValue => {
  const names = Object.keys(tree)
  const [only = ''] = names
  if (names.length === 1 && Object.keys(tree[only] ?? {}).length === 0) return only
  return Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, valueIn(inner)]))
}

export const valueOfKey = (key: string): StateValue => {
  const tree: Tree = {}
  for (const leaf of key.split('+')) grow(tree, leaf.split('.'))
  return valueIn(tree)
}
