import type { SQL } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import {
  deleteUploads,
  findNamed,
  findOldUploads,
  findPlaces,
  findReferences,
  lockUnused,
  type Place,
  type Upload,
} from './unused-uploads.store.ts'

/** Longer than anybody leaves a form open. */
export const unusedUploadDays = 30
const dayMs = 86_400_000
const atOnce = 2_000
const removedAtOnce = 200

/** Where files may be named. */
interface Names {
  places: readonly Place[]
  references: SQL
}

/**
 * Removes uploads that nothing names some time after they came: of a form that was never sent, or of what was deleted
 * since. Those of an erased account don't wait. Answers how many.
 */
export async function removeUnusedUploads(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const before = new Date(ports.now().getTime() - unusedUploadDays * dayMs)
  const asSystem = <T>(work: (queries: Queries) => Promise<T>) =>
    inScope(database, systemScope, ({ queries }) => work(queries))
  const names = await asSystem(async (queries) => ({
    places: await findPlaces(queries),
    references: await findReferences(queries),
  }))
  let removed = 0
  for (let after: Upload | undefined; ; ) {
    const { old, unused } = await asSystem(async (queries) => {
      const page = await findOldUploads(queries, { before, after, references: names.references, limit: atOnce })
      return { old: page, unused: await withoutNamed(queries, names, page) }
    })
    for (let from = 0; from < unused.length; from += removedAtOnce) {
      const some = unused.slice(from, from + removedAtOnce)
      removed += await asSystem((queries) => removeSome(tools, queries, names, some))
    }
    if (old.length < atOnce) return removed
    after = old.at(-1)
  }
}

async function withoutNamed(queries: Queries, { places }: Names, uploads: readonly Upload[]): Promise<Upload[]> {
  let left = [...uploads]
  for (const place of places) {
    if (left.length === 0) return left
    const named = new Set(
      await findNamed(
        queries,
        place,
        left.map(({ storageKey }) => storageKey),
      ),
    )
    left = left.filter(({ storageKey }) => !named.has(storageKey))
  }
  return left
}

/**
 * Looks once more with the rows locked: who puts a picture somewhere holds its row until that is committed, so either it
 * is seen here, or they find that it is gone. The file goes before its row, so that a crash leaves a row to start from.
 */
async function removeSome(
  tools: JobTools,
  queries: Queries,
  names: Names,
  uploads: readonly Upload[],
): Promise<number> {
  const ids = uploads.map(({ id }) => id)
  const unused = await withoutNamed(queries, names, await lockUnused(queries, ids, names.references))
  const removed = await handleEach(tools, 'remove-unused-uploads', unused, ({ storageKey }) =>
    tools.ports.files.remove(storageKey),
  )
  await deleteUploads(
    queries,
    removed.map(({ id }) => id),
  )
  return removed.length
}
