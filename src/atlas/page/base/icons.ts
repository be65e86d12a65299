/** Icons of the atlas alone. */
export { Maximize, Printer } from 'lucide-react'
