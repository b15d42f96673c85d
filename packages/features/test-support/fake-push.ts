import { replaceProperty } from '../testing/replace-property.ts'

/** Parts of the browser's push that a test replaces: the test browser reaches no push service. */
export interface FakePush {
  permission?: NotificationPermission | Error
  /** The subscription, or why there is none. */
  subscription?: 'sound' | 'unknown' | Error
}

const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }

/** Replaces permission and subscription of this page; returns how to undo it. */
export function fakePush({ permission = 'granted', subscription = 'sound' }: FakePush): () => void {
  const endpoint =
    subscription === 'sound' ? `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}` : 'https://push.test/1'
  const made = { options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe: () => Promise.resolve(true) }
  let current: typeof made | null = null
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(current),
      subscribe() {
        if (subscription instanceof Error) return Promise.reject(subscription)
        current = made
        return Promise.resolve(made)
      },
    },
  }
  const replaced = [
    replaceProperty(Notification, 'permission', permission instanceof Error ? 'default' : permission),
    replaceProperty(Notification, 'requestPermission', () =>
      permission instanceof Error ? Promise.reject(permission) : Promise.resolve(permission),
    ),
    replaceProperty(navigator.serviceWorker, 'register', (script: string) =>
      // SW-02: the site has no other worker for messages.
      script === '/firebase-messaging-sw.js' ? Promise.resolve(registration) : Promise.reject(new TypeError(script)),
    ),
    replaceProperty(navigator.serviceWorker, 'getRegistration', () => Promise.resolve(registration)),
  ]
  return () => {
    for (const undo of replaced) undo()
  }
}
