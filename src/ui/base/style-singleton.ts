/**
 * Keeps a package's style on the page while a component needs it. `react-style-singleton` does so with a `<style>` element,
 * which the Content-Security-Policy forbids; a constructed stylesheet is allowed. The build substitutes it for the package.
 */
import { useEffect } from 'react'

const createSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** @returns a component: the first one mounted adds the styles, the last one unmounted removes them */
export const styleSingleton = () => {
  let users = 0
  let sheet: CSSStyleSheet | null = null

  const add = (css: string) => {
    users += 1
    if (users > 1) return
    sheet = createSheet(css)
    document.adoptedStyleSheets.push(sheet)
  }
  const remove = () => {
    users -= 1
    if (users > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }

  return ({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null => {
    // Only a dynamic sheet follows its text: the first lock of a page decides for the others.
    const version = dynamic ? styles : ''
    useEffect(() => {
      add(styles)
      return remove
      // eslint-disable-next-line react/exhaustive-deps
    }, [version])
    return null
  }
}
