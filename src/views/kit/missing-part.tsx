import type { Missing } from '../../machines/fragments/captcha/selectors.ts'
import styles from './missing-part.module.css'

const STEPS: Record<Missing, string> = {
  mobile: 'введите номер телефона',
  license: 'примите условия',
  captcha: 'подтвердите, что вы не робот',
}

/** «a», «a и b», «a, b и c». */
const list = new Intl.ListFormat('ru')

/** The missing conditions below a disabled button, as its description. */
export const MissingPart = ({ id, missing }: { id: string; missing: readonly Missing[] }) => (
  <p id={id} className={styles.missing}>
    {missing.length > 0 && `Чтобы продолжить, ${list.format(missing.map((part) => STEPS[part]))}`}
  </p>
)
