import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { isAdministrator } from '../../routing/guard.ts'
import { useVisitor } from '../../session/visitor.ts'

/** The guard closes no screen in use; of an administrator's screen nothing may stay once the rights have gone (A74). */
export const AdminOnly = ({ children }: { children: ReactNode }) =>
  isAdministrator(useVisitor()) ? children : <Navigate to="/" replace />
