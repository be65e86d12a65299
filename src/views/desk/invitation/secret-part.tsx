import type { DrawnSecret } from '../../../machines/desk/invitation/types.ts'
import styles from './invitation.module.css'

/** The quiet zone that a reader wants around a code, in modules. */
const QUIET = 4

/** In groups of four: people type it from here into their app. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** White in both themes, with its quiet zone: a camera reads dark on light. */
const Code = ({ drawn: { size, path } }: { drawn: DrawnSecret }) => {
  const side = size + 2 * QUIET
  return (
    <div role="img" aria-label="QR-код для приложения" className={styles.code}>
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="geometricPrecision" aria-hidden="true">
        <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} />
        <path fill="#12171a" d={path} />
      </svg>
    </div>
  )
}

/** The second factor, as an app reads it and as people type it. */
export const SecretPart = ({ secret, drawn }: { secret: string; drawn: DrawnSecret | null }) => (
  <div className={styles.secret}>
    <p>
      Наведите на этот код приложение с кодами: Яндекс Ключ, Google Authenticator или другое. Либо введите ключ в него руками.
    </p>
    {drawn && <Code drawn={drawn} />}
    <p className={styles.key}>
      Ключ: <code>{grouped(secret)}</code>
    </p>
  </div>
)
