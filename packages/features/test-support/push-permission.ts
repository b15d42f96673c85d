import { onTestFinished } from 'vitest'
import { replaceProperty } from '../testing/replace-property.ts'

/** Sets the permission for one test. The test browser has its own, so only the property that pages read is replaced. */
export function permissionIs(permission: NotificationPermission): void {
  const undo = replaceProperty(Notification, 'permission', permission)
  onTestFinished(() => {
    localStorage.clear()
    undo()
  })
}
