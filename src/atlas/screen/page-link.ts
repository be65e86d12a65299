/** The message channel to the surrounding page, in both directions. */
import { targetOrigin, type FromScreen, type ToScreen } from './protocol.ts'

export const tell = (message: FromScreen): void => window.parent.postMessage(message, targetOrigin())

/** @returns a function that stops listening */
export const listen = (take: (message: ToScreen) => void): (() => void) => {
  const hear = ({ source, data }: MessageEvent<ToScreen>) => {
    if (source === window.parent) take(data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** Links do not navigate here: the page shows the portal's target. */
export const catchLinks = (): (() => void) => {
  const catchLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[href]')
    if (!link) return
    event.preventDefault()
    tell({ type: 'link', href: link.getAttribute('href') ?? '' })
  }
  document.addEventListener('click', catchLink, true)
  return () => document.removeEventListener('click', catchLink, true)
}

/** Reports the screen's height, now and after every change. */
export const tellHeight = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => tell({ type: 'height', height: Math.ceil(element.scrollHeight) }))
  observer.observe(element)
  return () => observer.disconnect()
}
