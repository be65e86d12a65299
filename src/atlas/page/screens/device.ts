/** The widths at which screens are shown. */
export interface Device {
  id: 'phone' | 'tablet' | 'desktop'
  label: string
  width: number
  height: number
}

export const DEVICES: readonly Device[] = [
  { id: 'phone', label: 'Телефон', width: 360, height: 640 },
  { id: 'tablet', label: 'Планшет', width: 768, height: 640 },
  { id: 'desktop', label: 'Компьютер', width: 1280, height: 720 },
]

/** Higher screens scroll inside. */
const HIGHEST = 1800

/** The height of a frame for a screen of this height. */
export const heightOf = (device: Device, height: number): number => Math.min(Math.max(height, device.height), HIGHEST)
