import type { FileScan } from './ports.ts'

/** No antivirus: every file passes. Files are re-encoded, or served without being executed. */
export const passEverything: FileScan = { isClean: async () => true }
