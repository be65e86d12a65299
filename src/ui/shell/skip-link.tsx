import styles from './skip-link.module.css'

/** The first Tab stop: skips the menus to the content. */
export const SkipLink = ({ target = 'main' }: { target?: string }) => (
  <a className={styles.skip} href={`#${target}`}>
    Перейти к содержанию
  </a>
)
