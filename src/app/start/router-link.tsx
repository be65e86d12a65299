import { useTransition } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import type { LinkComponentProps } from '../../ui/actions/link-provider.tsx'
import type { EntryState } from '../effects/places.ts'

/**
 * The router's own Link prefetches for its framework; that code would weigh on the first page.
 *
 * A pressed link says so in the next frame, and the next place is drawn behind it, in parts that a further press may interrupt (D178).
 */
export const RouterLink = ({ onClick, note, ...rest }: LinkComponentProps) => {
  const follow = useLinkClickHandler(rest.href, {
    ...(rest.target !== undefined && { target: rest.target }),
    state: { isPress: true, note } satisfies EntryState,
  })
  const [isPending, start] = useTransition()
  return (
    <a
      {...rest}
      data-pending={isPending || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) start(() => follow(event))
      }}
    />
  )
}
