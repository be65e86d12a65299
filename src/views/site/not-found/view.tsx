import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ResultView } from '../../../ui/content/result-view.tsx'

/** An address that the portal does not have (ER01). */
export const NotFoundView = () => (
  <ResultView
    tone="danger"
    title="Ошибка"
    message="Такой страницы не существует"
    actions={
      <ButtonLink href="/" variant="primary">
        На главную
      </ButtonLink>
    }
  />
)
