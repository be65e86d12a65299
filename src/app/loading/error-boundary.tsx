/** Catches unexpected failures: a screen that cannot be loaded or rendered. The page is never blank. */
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'
import { forgetFailed } from './screen-loader.tsx'
import { isServerThere } from './stale-chunk.ts'

const ErrorScreen = ({ onRetry }: { onRetry: () => void }) => (
  <ResultView
    tone="danger"
    title="Не удалось открыть страницу"
    message="Проверьте соединение с интернетом и попробуйте ещё раз"
    actions={
      <>
        <Button variant="primary" onClick={onRetry}>
          Повторить
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
