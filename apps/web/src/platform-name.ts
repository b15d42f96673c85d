import { siteName } from '@chonoi/domain'

let name = siteName

/** The platform's name in titles. A process serves one platform, so it is the same for all of its requests. */
export const platformName = (): string => name

export function setPlatformName(current: string): void {
  name = current
}
