/** @returns the promise's value, or null after `ms` without one */
export const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value | null> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
