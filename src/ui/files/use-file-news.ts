import { useEffect, useRef, useState } from 'react'
import { fileNews, type FileItem } from './file-items.ts'

/** The last news about the files; what stood there at first is no news. */
export const useFileNews = (items: readonly FileItem[]): string => {
  const before = useRef(items)
  const [news, setNews] = useState('')
  useEffect(() => {
    const words = fileNews(before.current, items)
    before.current = items
    if (words) setNews(words)
  }, [items])
  return news
}
