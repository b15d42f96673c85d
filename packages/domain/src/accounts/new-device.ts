import { deviceName } from './device-name.ts'

/**
 * Whether a sign-in comes from a device unlike those of all earlier ones. Browser and system are compared without their
 * versions, which change by themselves. The first sign-in of an account is nothing to warn of.
 */
export function isNewDevice(userAgent: string, earlier: readonly string[]): boolean {
  return earlier.length > 0 && earlier.every((one) => deviceName(one) !== deviceName(userAgent))
}
