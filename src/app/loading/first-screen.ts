/** When the first screen of this page is usable: a module without the screens, for whoever only waits. */
let tell = (): void => {}
let isShown = false

export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve
})

export const isFirstScreenShown = (): boolean => isShown

export const tellFirstScreen = (): void => {
  isShown = true
  tell()
}
