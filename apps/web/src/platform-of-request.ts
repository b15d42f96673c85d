import type { PublicPlatformSettings } from '@chonoi/contract'
import type { Platform } from '@chonoi/features/app/platform'

let last: { key: string; platform: Platform } | undefined

/** Reads the platform from the settings of a request. The colors are solved once, until the settings change. */
export async function platformOfRequest(settings: PublicPlatformSettings): Promise<Platform> {
  const key = JSON.stringify(settings)
  if (last?.key === key) return last.platform
  const { platformOf } = await import('@chonoi/features/app/platform-of')
  const platform = platformOf(settings)
  last = { key, platform }
  return platform
}
