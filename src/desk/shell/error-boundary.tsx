/** Catches unexpected failures of rendering: the page is never blank. */
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { ResultView } from '../../ui/content/result-view.tsx'

export class ErrorBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    return (
      <ResultView
        tone="danger"
        title="Не удалось открыть страницу"
        message="Обновите страницу: пульт мог измениться"
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Обновить страницу
          </Button>
        }
      />
    )
  }
}
