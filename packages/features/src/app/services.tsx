import {
  type ApiClient,
  emptyGuestCart,
  type BrowserConnection,
  type GuestCartSnapshot,
  type SessionSnapshot,
  unknownSession,
} from '@chonoi/api-client'
import type { PlatformStore } from './platform.tsx'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** The services that screens depend on. Created once per page in the browser and once per request on the server. */
export interface AppServices {
  api: ApiClient
  /** Absent on the server, as tokens and the guest's cart are stored in the browser. */
  connection: BrowserConnection | null
  /** Whether demo accounts and the mail outbox are shown. */
  isDemo: boolean
  /** The site's public URL, e.g. https://chonoi.vn, for links that leave the page. */
  origin: string
  /** Default: the product's own name, logo and colors. */
  platform?: PlatformStore
  /** The nonce of the page's Content-Security-Policy, for rules that a part of the page brings along. */
  nonce?: string | undefined
}

const ServicesContext = createContext<AppServices | null>(null)

export function AppServicesProvider({ services, children }: { services: AppServices; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>
}

export function useServices(): AppServices {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('AppServicesProvider is missing above this component.')
  return services
}

/** The typed client of the API. */
export const useApi = (): ApiClient => useServices().api

/** Services that exist only in the browser, for event handlers and effects. */
export function useConnection(): BrowserConnection {
  const { connection } = useServices()
  if (!connection) throw new Error('There is no session while a page is rendered on the server.')
  return connection
}

const nothing = () => () => {}

/** The session's state; `unknown` on the server and at the first paint. */
export function useSession(): SessionSnapshot {
  const { connection } = useServices()
  return useSyncExternalStore(
    connection?.session.subscribe ?? nothing,
    connection?.session.getSnapshot ?? (() => unknownSession),
    () => unknownSession,
  )
}

/** The guest's cart; empty on the server and at the first paint. */
export function useGuestCart(): GuestCartSnapshot {
  const { connection } = useServices()
  return useSyncExternalStore(
    connection?.guestCart.subscribe ?? nothing,
    connection?.guestCart.getSnapshot ?? (() => emptyGuestCart),
    () => emptyGuestCart,
  )
}
