export const clearForBuild: (folder: string) => void
export const keepOneRelease: (folder: string, built: readonly string[]) => void
