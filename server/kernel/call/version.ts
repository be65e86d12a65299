/** Thrown where the caller has the answer already: 304 without a body. */
export class Unchanged extends Error {
  constructor() {
    super('unchanged')
    this.name = 'Unchanged'
  }
}

/** The ETag of a version. */
export const tagOf = (version: string): string => `"${version}"`

/**
 * Whether an If-None-Match header names the tag. Compared weakly, as RFC 9110 demands: a proxy that compresses an answer makes its tag
 * a weak one.
 */
export const isTagKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
