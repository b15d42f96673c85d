import { onTestFinished } from 'vitest'

/** Sets the permission for one test. The test browser has its own, so only the property that pages read is replaced. */
export function permissionIs(permission: NotificationPermission): void {
  Object.defineProperty(Notification, 'permission', { value: permission, configurable: true })
  onTestFinished(() => {
    localStorage.clear()
    Reflect.deleteProperty(Notification, 'permission')
  })
}
