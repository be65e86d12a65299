/** Icons of the atlas alone. */
export { Maximize } from 'lucide-react'
