import { useEffect, useState } from 'react'
import type { PdfPages } from './open-pdf.ts'

/** A page of a PDF in the viewer. */
export interface PdfPage {
  /** The address of its picture; null while it is on its way, and where there is none. */
  url: string | null
  /** No PDF, one with a password, or the reader has not loaded: the browser may still open it in a tab of its own. */
  isFailed: boolean
  /** How many pages there are, once that is known. */
  count: number
}

/** @returns the pages of these bytes; undefined while they are being opened, null where that has failed */
const usePages = (bytes: Blob | null): PdfPages | null | undefined => {
  const [opened, setOpened] = useState<{ bytes: Blob; pages: PdfPages | null } | null>(null)
  useEffect(() => {
    if (!bytes) return undefined
    let isOver = false
    let pages: PdfPages | null = null
    const take = (found: PdfPages | null) => {
      pages = found
      if (isOver) found?.close()
      else setOpened({ bytes, pages: found })
    }
    void import('./open-pdf.ts').then(({ openPdf }) => openPdf(bytes)).then(take, () => take(null))
    return () => {
      isOver = true
      pages?.close()
    }
  }, [bytes])
  return opened && opened.bytes === bytes ? opened.pages : undefined
}

/**
 * A page of a PDF as a picture.
 * @param bytes null for a file that cannot be read here
 * @param page from 1
 */
export const usePdf = (bytes: Blob | null, page: number): PdfPage => {
  const pages = usePages(bytes)
  const [drawn, setDrawn] = useState<{ of: PdfPages; page: number; url: string | null } | null>(null)
  useEffect(() => {
    if (!pages) return undefined
    let isOver = false
    let picture: string | null = null
    const take = (url: string | null) => {
      picture = url
      if (!isOver) setDrawn({ of: pages, page, url })
      else if (url !== null) URL.revokeObjectURL(url)
    }
    pages.draw(page).then(take, () => take(null))
    return () => {
      isOver = true
      if (picture !== null) URL.revokeObjectURL(picture)
    }
  }, [pages, page])
  const count = pages?.count ?? 1
  if (!bytes || pages === null) return { url: null, isFailed: true, count }
  if (drawn === null || drawn.of !== pages || drawn.page !== page) return { url: null, isFailed: false, count }
  return { url: drawn.url, isFailed: drawn.url === null, count }
}
