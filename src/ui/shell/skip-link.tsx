import styles from './skip-link.module.css'

/** The first stop of Tab: past the menus to the content. */
export const SkipLink = ({ target = 'main' }: { target?: string }) => (
  <a className={styles.skip} href={`#${target}`}>
    Перейти к содержанию
  </a>
)
