/** When the first screen of this page is usable: a module without the screens, for whoever only waits. */
let tell = (): void => {}

export const firstScreen = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellFirstScreen = (): void => tell()
