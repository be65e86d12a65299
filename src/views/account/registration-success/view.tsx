/** A page for external links; the registration itself leads straight to sign-in (A11). */
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'

export const RegistrationSuccessView = () => (
  <ResultView
    tone="success"
    title="Регистрация завершена"
    message="Код из SMS — ваш пароль для входа. Сохраните его"
    actions={
      <ButtonLink href="/auth/login" variant="primary">
        Войти
      </ButtonLink>
    }
  />
)
