/**
 * The frame's edition of the portal's error boundary: a recording of another release may hold what the screens of this one cannot draw. That is
 * said in the place of the screen, and the next step tries anew.
 */
import { Component, type ReactNode } from 'react'
import { stage } from './stage.ts'

/** In the place of a screen that cannot be drawn. Words alone: it may stand outside of everything that the portal's parts need. */
export const Undrawn = () => (
  <div role="alert">
    <h1>Экран этой записи не открывается этой версией портала</h1>
    <p>События записи видны рядом. Другие шаги могут открыться.</p>
  </div>
)

export class ErrorBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }
  private forget = () => {}

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override componentDidMount() {
    this.forget = stage.onStep(() => this.state.isFailed && this.setState({ isFailed: false }))
  }

  override componentWillUnmount() {
    this.forget()
  }

  override render() {
    return this.state.isFailed ? <Undrawn /> : this.props.children
  }
}
