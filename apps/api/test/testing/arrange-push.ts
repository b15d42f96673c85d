import { inScope, systemScope } from '../../src/database/scope.ts'
import { currentPushKey } from '../../src/push/push-keys.ts'
import { pushService } from './push-service.ts'
import type { TestApi } from './test-api.ts'

/** The token of a new browser. */
export const arrangedSubscription = (): string => pushService().subscribe()

/** Arranges an active device of a user with its subscription. Returns its id. */
export async function arrangePushDevice(
  { api, owner }: TestApi,
  userId: string,
  { token = arrangedSubscription(), name = 'Chrome' } = {},
): Promise<string> {
  const key = await inScope(api.database, systemScope, ({ queries }) => currentPushKey(queries, api.ports))
  const { rows } = await owner.query<{ id: string }>(
    `insert into push_devices (user_id, push_key_id, device_token, device_type, device_name)
     values ($1, $2, $3, 'WEB', $4) returning id`,
    [userId, key.id, token, name],
  )
  return rows[0]?.id ?? ''
}
