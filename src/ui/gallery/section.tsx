import type { ReactNode } from 'react'
import { Panel } from '../panel.tsx'
import { Stack } from '../stack.tsx'

/** One theme of the gallery. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <Stack>{children}</Stack>
  </Panel>
)
