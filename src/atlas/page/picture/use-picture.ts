/** A generated picture mounted on the page, with pan and zoom by pointer and keys. */
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { boxOfPicture, openPicture } from './picture.ts'
import { usePanZoom, type PanZoom } from './use-pan-zoom.ts'
import type { Box } from './view-box.ts'

export interface OpenedPicture {
  /** The container of the picture. */
  host: RefObject<HTMLDivElement | null>
  svg: RefObject<SVGSVGElement | null>
  view: PanZoom
}

/**
 * @param text the picture as SVG text; empty while it is loading
 * @param prepare called once the picture is in the document; another function prepares it again
 * @param firstOf the part that a reader looks for first
 * @param paper the whole flow, where the picture is its overview
 */
export const usePicture = (
  text: string,
  prepare: (svg: SVGSVGElement) => void,
  firstOf: (svg: SVGSVGElement) => Box | null,
  paper: string | null = null,
): OpenedPicture => {
  const host = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement | null>(null)
  const picture = useMemo(() => boxOfPicture(text), [text])
  useEffect(() => {
    if (text === '') return
    const opened = openPicture(text)
    host.current?.replaceChildren(opened)
    svg.current = opened
    prepare(opened)
  }, [text, prepare])
  const view = usePanZoom(svg, picture, firstOf, paper)
  return { host, svg, view }
}
