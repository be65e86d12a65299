/** The contract as the portal sees it: what it takes for missing fields belongs to their types. */
export const portalDocument: (node: unknown) => unknown
