/** Icons that only the atlas uses. */
export { Maximize, Printer } from 'lucide-react'
