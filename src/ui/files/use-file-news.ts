import { useEffect, useRef, useState } from 'react'
import { fileNews, type FileItem } from './file-items.ts'

/** The latest change of the files; the initial files are no change. */
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
