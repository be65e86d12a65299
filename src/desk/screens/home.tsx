/** The first screen: the first section of the desk. */
import { Navigate } from 'react-router-dom'
import { Page } from '../../ui/shell/page.tsx'
import { EmptyState } from '../../ui/content/empty-state.tsx'
import { SECTIONS } from '../sections.ts'

export const HomeScreen = () => {
  const [first] = SECTIONS
  return first ? (
    <Navigate to={first.href} replace />
  ) : (
    <Page title="Пульт">
      <EmptyState title="Пока ничего нет" />
    </Page>
  )
}
