import { VisuallyHidden } from '../../../ui/base/visually-hidden.tsx'

/** Enough digits for the owner to recognise the passport, and too few for anybody else. */
const SHOWN = 3
const HIDDEN_DIGIT = new RegExp(`\\d(?=(?:\\D*\\d){${SHOWN}})`, 'g')

/** «•••• •••456»: only the last digits of a passport's series and number. */
export const SeriesPart = ({ series }: { series: string }) => (
  <>
    <span aria-hidden="true">{series.replaceAll(HIDDEN_DIGIT, '•')}</span>
    <VisuallyHidden>Последние цифры {series.slice(-SHOWN)}</VisuallyHidden>
  </>
)
