import { isUnderMaintenance } from '../http/maintenance.ts'
import { deliverPushes } from '../push/deliver-pushes.ts'
import type { JobTools } from './job.ts'

/** Sends the push messages that are due; answers how many were sent. */
export async function pushNotices(tools: JobTools): Promise<number> {
  // Their links lead to pages that are closed; the messages stay due.
  if (await isUnderMaintenance(tools.database)) return 0
  return (await deliverPushes(tools)).sent
}
