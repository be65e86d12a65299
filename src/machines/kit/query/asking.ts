/** The input of a query that both a person and the screen itself ask. */
export interface Asking {
  /** Nobody waits for the answer: a 502 leaves what is on the screen, and does not lead away from it (A27). */
  background: boolean
}
