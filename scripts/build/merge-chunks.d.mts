export interface Part {
  ids: string[]
  users: Set<string>
  bytes: number
  needs: Set<Part>
  isFixed: boolean
}

export const mergeChunks: (parts: Part[], who: { members: ReadonlySet<string>; spared: string }) => Part[]
