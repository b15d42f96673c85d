/**
 * Hides a property of the browser behind another value; returns how to undo it. A property of the object's own, such as
 * `Notification.permission`, is put back: deleting it would leave the rest of the page without one.
 */
export function replaceProperty(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true })
  return () => {
    if (own) Object.defineProperty(target, name, own)
    else Reflect.deleteProperty(target, name)
  }
}
