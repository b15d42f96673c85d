import { Failure } from '../http/failure.ts'

/**
 * Refuses to change a version that somebody else has changed meanwhile: fails with row.changed and what is stored now, so
 * that no change is lost unseen. The row must be locked. Callers that name no version replace any.
 */
export async function enforceVersion<Current>(
  edited: number | undefined,
  { version }: { readonly version: number },
  current: () => Current | Promise<Current>,
): Promise<void> {
  if (edited !== undefined && edited !== version)
    throw new Failure('row.changed', { details: { current: await current() } })
}
