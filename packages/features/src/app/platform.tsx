import { siteName } from '@chonoi/domain'
import { useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

/** The settings of the platform that change every page. */
export interface Platform {
  name: string
  /** Absent: the product's own logo. */
  logoUrl: string | null
  /** Whether visitors are invited to register. */
  isRegistrationOpen: boolean
  /** The platform's own colors; null for those of the style sheet. */
  theme: { brand: string; css: string } | null
}

export const defaultPlatform: Platform = { name: siteName, logoUrl: null, isRegistrationOpen: true, theme: null }

/** The platform as of the page's first paint, or as changed on it since. */
export interface PlatformStore {
  get: () => Platform
  set: (platform: Platform) => void
  subscribe: (listener: () => void) => () => void
}

export function createPlatformStore(first: Platform = defaultPlatform): PlatformStore {
  let platform = first
  const listeners = new Set<() => void>()
  return {
    get: () => platform,
    set(next) {
      platform = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const product = createPlatformStore()

/** The platform's name, logo and colors, and whether one may register. */
export function usePlatform(): Platform {
  const { platform = product } = useServices()
  return useSyncExternalStore(platform.subscribe, platform.get, platform.get)
}
