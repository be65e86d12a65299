/** The sums that a person may pick instead of typing one (D174). */
import { judgeSum, mostOf, type Room } from './withdrawal-sum.ts'

const ROUND = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
/** More of them would need a second line on a phone. */
const MOST_ROUND = 2

/**
 * The least sum and the greatest round ones below everything that may be withdrawn now, ascending, whole rubles; the rule of a sum judges
 * each of them.
 */
export const offeredSums = (room: Room): number[] => {
  const most = mostOf(room)
  const isOffer = (sum: number): boolean => sum < most && judgeSum(sum, room) === null
  const { least } = room.limits
  const round = ROUND.filter((sum) => sum > least && isOffer(sum)).slice(-MOST_ROUND)
  return [least, ...round].filter(isOffer)
}
