import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'
import { DESK_HOME } from '../../domain/portal/desk-places.ts'

export const NotFoundScreen = () => (
  <ResultView
    tone="danger"
    title="Такой страницы на пульте нет"
    message="Проверьте адрес"
    actions={<ButtonLink href={DESK_HOME}>На первую страницу</ButtonLink>}
  />
)
