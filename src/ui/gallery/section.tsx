import type { ReactNode } from 'react'
import { Panel } from '../content/panel.tsx'
import { Stack } from '../base/stack.tsx'

/** One section of the gallery. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <Stack>{children}</Stack>
  </Panel>
)
