import { demoCsrfToken } from '@chonoi/api/browser'
import { type KeyValueStorage, memoryStorage } from '@chonoi/api-client'

/** A page's storage with the token that the snapshot's sessions are bound to. */
export function seededStorage(): KeyValueStorage {
  const storage = memoryStorage()
  storage.write('csrfToken', demoCsrfToken)
  return storage
}
