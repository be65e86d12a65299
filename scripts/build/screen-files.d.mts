export const SCREEN_LIST: string
export const screenFile: (name: string) => string
