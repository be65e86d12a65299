/**
 * Catches unexpected failures: a screen that cannot be loaded or rendered. The page is never blank. A tab that is older than the last
 * two releases finds its chunks no more; it is reloaded when the person says so, never by itself (D171).
 */
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'
import { forgetFailed } from './screen-loader.tsx'
import { isServerThere } from './server-there.ts'

const ErrorScreen = ({ onRetry }: { onRetry: () => void }) => (
  <ResultView
    tone="danger"
    title="Не удалось открыть страницу"
    message="Обновите страницу: портал мог измениться. Если не поможет, проверьте соединение с интернетом"
    actions={
      <>
        <Button variant="primary" onClick={onRetry}>
          Обновить страницу
        </Button>
        <ButtonLink href="/">На главную</ButtonLink>
      </>
    }
  />
)

export class ErrorBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidCatch() {
    forgetFailed()
  }

  /** A reload gets the current chunks; while the server is away, only a retry within this page is possible. */
  retry = async () => {
    if (await isServerThere()) window.location.reload()
    else this.setState({ isFailed: false })
  }

  override render() {
    return this.state.isFailed ? <ErrorScreen onRetry={() => void this.retry()} /> : this.props.children
  }
}
