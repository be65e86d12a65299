import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isNarrowed } from '../../../machines/fragments/list/selectors.ts'
import { TitleCount } from './title-count.tsx'
import type { ListActor } from './types.ts'

interface Props<Row extends { id: string }, Id extends string> {
  actor: ListActor<Row, Id>
  children: ReactNode
}

/** A list's heading with the number of all its rows; of a choice its own line tells it. */
export const ListTitle = <Row extends { id: string }, Id extends string>({ actor, children }: Props<Row, Id>) => {
  const total = useSelector(actor, ({ context }) => (isNarrowed(context) ? null : context.total))
  return (
    <>
      {children}
      <TitleCount total={total} />
    </>
  )
}
