import styles from './logo.module.css'

/** The mark (a hex socket with a bit in it) and the word «МСТ», in the colour of the surrounding text. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 104 32" role="img" aria-label="МСТ" fill="currentColor">
    <g className={styles.mark}>
      <path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Zm0 4.6L7.4 11.05v9.9L16 25.9l8.6-4.95v-9.9Z" fillRule="evenodd" />
      <path d="m16 9.5 2 4.3 4.7-.4-2.7 3.9-.1.2 2.8 3.7-4.7-.4L16 22.5l-2-1.7-4.7.4 2.7-3.7-2.7-4.1 4.7.4Z" />
    </g>
    <path d="M37 26V6h4.6l5.4 9.2L52.400 6H57v20h-4.300V13.700L48.200 21.300h-2.400L41.300 13.700V26Z" />
    <path d="M81.200 22.600a10.400 10.400 0 1 1 0-13.200l-3.200 2.600a6.200 6.200 0 1 0 0 8Z" />
    <path d="M84 6h18v4h-6.800v16h-4.400V10H84Z" />
  </svg>
)
