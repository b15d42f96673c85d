import type { PlatformSettings } from '@chonoi/contract'
import { renamePlatform } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { platformOf } from '../app/platform-of.tsx'
import { useServices } from '../app/services.tsx'

/** Returns a function that gives the open page the name, logo and colors that were saved. */
export function useShowPlatform(): (settings: PlatformSettings) => void {
  const { platform } = useServices()
  const { i18n } = useTranslation()
  return (settings) => {
    const before = platform?.get()
    platform?.set(platformOf(settings))
    if (before && before.name !== settings.platformName) void renamePlatform(i18n, settings.platformName)
  }
}
