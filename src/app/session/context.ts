import { createContext, useContext } from 'react'
import type { Services } from './services.ts'

export const ServicesContext = createContext<Services | null>(null)

/** @throws outside the portal's root: a component rendered there is a bug */
export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('no services above this component')
  return services
}
