import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type LinkComponentProps = ComponentProps<'a'> & {
  href: string
  /** What the next place may show of this one: it stands beside the address, not in it. */
  note?: string | undefined
}

type LinkComponent = ComponentType<LinkComponentProps> | 'a'

const LinkContext = createContext<LinkComponent>('a')

/** Passes the router's link to the design system; without it links are plain anchors. */
export const LinkProvider = ({ link, children }: { link: ComponentType<LinkComponentProps>; children: ReactNode }) => (
  <LinkContext value={link}>{children}</LinkContext>
)

/** A new tab without a referrer or an opener. */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

export type AnchorProps = LinkComponentProps & {
  /** Leaves the portal: a plain anchor that opens a new tab. */
  external?: boolean | undefined
}

/** An unstyled link: the router's for inner addresses. */
export const Anchor = ({ external = false, note, ...rest }: AnchorProps) => {
  const link = use(LinkContext)
  if (external) return <a {...rest} {...NEW_TAB} />
  // Without a router there is nowhere to keep it.
  return createElement(link, link === 'a' || note === undefined ? rest : { ...rest, note })
}
