import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type LinkComponentProps = ComponentProps<'a'> & { href: string }

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
export const Anchor = ({ external = false, ...rest }: AnchorProps) =>
  external ? <a {...rest} {...NEW_TAB} /> : createElement(use(LinkContext), rest)
