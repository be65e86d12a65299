import { memo, type ReactNode } from 'react'

const Shown = ({ children }: { isOpen: boolean; children: ReactNode }) => children

/** The contents of a window: while it leaves they stay what they were, though what it told of may have gone. */
export const Kept = memo(Shown, (_, { isOpen }) => !isOpen)
