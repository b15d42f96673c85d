import type { BulkChangeResult } from '@chonoi/contract'
import { Failure } from '../http/failure.ts'

/** Applies a change to each row in the open transaction. A rule refuses before anything is written; other errors undo all. */
export async function eachByItself(
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<BulkChangeResult> {
  const results: BulkChangeResult['results'] = []
  for (const id of ids) {
    try {
      await change(id)
      results.push({ id, success: true, code: null })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      results.push({ id, success: false, code: error.code })
    }
  }
  const succeeded = results.filter(({ success }) => success).length
  return { succeeded, failed: results.length - succeeded, results }
}
