export const styleChunks: (
  users: readonly (readonly [id: string, users: readonly string[]])[],
  who: { firstPage: string; ofVisitors: ReadonlySet<string> },
) => Map<string, string>
