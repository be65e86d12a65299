import { createContext, createElement, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type LinkComponentProps = ComponentProps<'a'> & { href: string }

type LinkComponent = ComponentType<LinkComponentProps> | 'a'

const LinkContext = createContext<LinkComponent>('a')

/** Gives the design system the router's link; without it links are plain anchors. */
export const LinkProvider = ({ link, children }: { link: ComponentType<LinkComponentProps>; children: ReactNode }) => (
  <LinkContext value={link}>{children}</LinkContext>
)

/** A new tab that tells the other site nothing. */
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

export type AnchorProps = LinkComponentProps & {
  /** Leaves the portal: a plain anchor that opens a new tab. */
  external?: boolean | undefined
}

/** A bare link without a look of its own: the router's for inner addresses. */
export const Anchor = ({ external = false, ...rest }: AnchorProps) =>
  external ? <a {...rest} {...NEW_TAB} /> : createElement(use(LinkContext), rest)
