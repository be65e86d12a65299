/** The policy of what people have put in or taken out as a file: opened by itself it executes and loads nothing, and no page frames it. */
export const SANDBOXED = "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
