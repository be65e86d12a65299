import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'

/** As many digits as tell a person that it is theirs, and nobody else what it is. */
const SHOWN = 3
const HIDDEN_DIGIT = new RegExp(`\\d(?=(?:\\D*\\d){${SHOWN}})`, 'g')

/** «•••• •••456»: a passport's series and number with its last digits only. */
export const SeriesPart = ({ series }: { series: string }) => (
  <>
    <span aria-hidden="true">{series.replaceAll(HIDDEN_DIGIT, '•')}</span>
    <VisuallyHidden>Последние цифры {series.slice(-SHOWN)}</VisuallyHidden>
  </>
)
