import type { PublicPlatformSettings } from '@chonoi/contract'
import { platformColors } from '@chonoi/domain'
import { siteTheme } from '@chonoi/ui/theme-scope'
import type { Platform } from './platform.tsx'

type Settings = Pick<
  PublicPlatformSettings,
  'platformName' | 'logoUrl' | 'primaryColor' | 'secondaryColor' | 'registrationEnabled'
>

/** Reads what changes every page from the settings. The default colors are those of the style sheet. */
export function platformOf(settings: Settings): Platform {
  const [primary, secondary] = [settings.primaryColor.toLowerCase(), settings.secondaryColor.toLowerCase()]
  const isDefault = primary === platformColors.primary && secondary === platformColors.secondary
  return {
    name: settings.platformName,
    logoUrl: settings.logoUrl,
    isRegistrationOpen: settings.registrationEnabled,
    theme: isDefault ? null : siteTheme(primary, secondary),
  }
}
