import { useLinkClickHandler } from 'react-router-dom'
import type { LinkComponentProps } from '../../ui/actions/link-provider.tsx'
import type { EntryState } from '../effects/places.ts'

/** The router's own Link prefetches for its framework; that code would weigh on the first page. */
export const RouterLink = ({ onClick, note, ...rest }: LinkComponentProps) => {
  const follow = useLinkClickHandler(rest.href, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(note !== undefined && { state: { note } satisfies EntryState }),
  })
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
