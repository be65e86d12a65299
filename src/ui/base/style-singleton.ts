/**
 * Keeps a style of a package on the page while anybody needs it: what `react-style-singleton` does with a `<style>` element,
 * which the Content-Security-Policy forbids. A sheet made by script is allowed. The build puts it in the package's place.
 */
import { useEffect } from 'react'

const createSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** @returns a component: the first one mounted adds its styles, the last one to go takes them away */
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
