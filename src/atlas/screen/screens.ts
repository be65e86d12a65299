/** The screen of every flow, found by its file and loaded on demand. */
import type { FlowScreen } from './flow-screen.tsx'

const modules = import.meta.glob<{ screen: FlowScreen }>('./flows/*.tsx')

/** Keyed by flow name. */
export const screens: Readonly<Record<string, () => Promise<{ screen: FlowScreen }>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.slice('./flows/'.length, -'.tsx'.length), load]),
)
