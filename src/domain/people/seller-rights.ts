/**
 * Whether the administrator may hand the rights over to this person of the point: not to a locked account, nor to themselves (A74).
 * @param giver the administrator's id
 */
export const mayReceiveRights = ({ id, locked }: { id: string; locked?: boolean | null }, giver: string): boolean =>
  locked !== true && id !== giver
