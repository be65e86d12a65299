export const hashOf: (flow: string, read?: (file: string) => string) => string
export const isNoticed: (flow: string) => boolean
export const writeNoticed: () => void
