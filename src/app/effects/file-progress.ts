import type { FilePorts } from '../../machines/fragments/table-file/actors.ts'

/** The call is made before there is an actor to be told how far it is. */
export const createProgress = () => {
  let listener: FilePorts['onRows'] | null = null
  return {
    tell: (rows: number) => listener?.(rows),
    hear: (told: FilePorts['onRows']) => {
      listener = told
      return () => {
        listener = null
      }
    },
  }
}
