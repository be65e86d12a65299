/**
 * Renders a lucide icon. The build substitutes it for lucide's own factory, whose options are unused here and would weigh on
 * every page.
 */
import { createElement, type ComponentProps, type ComponentType } from 'react'

interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

const createIcon = ({ name, node }: IconData): ComponentType<ComponentProps<'svg'>> => {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const Icon = ({ className = '', ...rest }: ComponentProps<'svg'>) =>
    // Children as arguments need no keys: the build takes lucide's away (scripts/build/slim-icons.mjs).
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: '24',
        height: '24',
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '2',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !rest['aria-label'] || undefined,
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        ...rest,
      },
      ...shapes,
    )
  return Icon
}

export default createIcon
