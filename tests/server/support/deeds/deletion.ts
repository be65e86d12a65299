import { askForCode, readCode, typeCode } from './codes.ts'
import type { Answer, TestApp } from '../server/test-app.ts'

export const requestDeletion = (world: TestApp, mobile: string): Promise<Answer> => askForCode(world, 'deletion', mobile)

export const confirmDeletion = (world: TestApp, mobile: string, code: string, key?: string): Promise<Answer> =>
  typeCode(world, 'deletion', mobile, code, key === undefined ? {} : { key })

/** Deletes an account as its owner does. */
export const deleteAccount = async (world: TestApp, mobile: string): Promise<Answer> => {
  await requestDeletion(world, mobile)
  return confirmDeletion(world, mobile, await readCode(world, mobile))
}
