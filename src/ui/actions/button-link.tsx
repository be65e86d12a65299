import { buttonClass, type ButtonLook } from './button.tsx'
import { cx } from '../base/cx.ts'
import { Anchor, type AnchorProps } from './link-provider.tsx'
import styles from './button.module.css'

export type ButtonLinkProps = AnchorProps & ButtonLook

/** A link that looks like a button: for navigation, never for an action. */
export const ButtonLink = ({ variant, size, wide, icon, external = false, className, children, ...rest }: ButtonLinkProps) => {
  return (
    <Anchor {...rest} external={external} className={cx(buttonClass({ variant, size, wide }), className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Anchor>
  )
}
