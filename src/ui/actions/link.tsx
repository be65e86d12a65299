import { cx } from '../base/cx.ts'
import { ExternalLink } from '../base/icons.ts'
import { Anchor, type AnchorProps } from './link-provider.tsx'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import styles from './link.module.css'

export type LinkProps = AnchorProps & {
  /** In the colour of the surrounding text: for table cells and lists of links. */
  quiet?: boolean
}

/** A text link. Inner addresses use the router's link from LinkProvider. */
export const Link = ({ external = false, quiet = false, className, children, ...rest }: LinkProps) => {
  return (
    <Anchor {...rest} external={external} className={cx(styles.link, quiet && styles.quiet, className)}>
      {children}
      {external && (
        <>
          <ExternalLink className={styles.icon} />
          <VisuallyHidden> (в новой вкладке)</VisuallyHidden>
        </>
      )}
    </Anchor>
  )
}
