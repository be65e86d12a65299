export const failuresOfVitest: (report: unknown) => string[]
export const failuresOfPlaywright: (report: unknown) => string[]
export const flakyOfPlaywright: (report: unknown) => string[]
export const failedFilesOfPlaywright: (report: unknown) => string[]
