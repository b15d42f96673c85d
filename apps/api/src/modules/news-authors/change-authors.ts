import type { BodyOf, NewsAuthor } from '@chonoi/contract'
import { mayVerifyAuthor, validateNewsAuthor } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found, refuseFields } from '../../http/failure.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { isMemberOf } from '../withdrawals/withdrawals.store.ts'
import { toAuthor } from './author-view.ts'
import { authorCreated, authorDeleted, authorUpdated } from './authors.events.ts'
import { deleteAuthorRow, findAuthor, findAuthorForUpdate, insertAuthor, updateAuthorRow } from './authors.store.ts'

type Fields = Omit<BodyOf<'updateAuthor'>, 'version'>

/** Adds an author to the current tenant. Fails with slug.taken, and upload.unknown for a picture from elsewhere. */
export function createAuthor(context: RequestContext, input: BodyOf<'createAuthor'>): Promise<NewsAuthor> {
  const { tenantId } = context
  enforceAuthor(input)
  if (input.isVerified) enforce(mayVerifyAuthor(context.person))
  return context.transaction(async (queries) => {
    await enforceMember(context, tenantId, input.userId)
    await refuseUnknownImages(context, queries, [{ field: 'avatarUrl', url: input.avatarUrl }], tenantId)
    const { displayName, slug } = input
    const author = await insertAuthor(queries, { ...columnsOf(input), tenantId, displayName: displayName.trim(), slug })
    await record(context, queries, authorCreated(author))
    return toAuthor({ author, articleCount: 0 })
  })
}

/**
 * Changes what the input names. A shop that renames a verified author loses the mark. Fails with slug.taken, and row.changed
 * when the edited version isn't the stored one.
 */
export function updateAuthor(
  context: RequestContext,
  id: string,
  { version, ...input }: BodyOf<'updateAuthor'>,
): Promise<NewsAuthor> {
  return context.transaction(async (queries) => {
    const before = found(await findAuthorForUpdate(queries, id))
    await enforceVersion(version, before, async () => toAuthor(found(await findAuthor(queries, id))))
    enforceAuthor({ ...before, ...input })
    if ((input.isVerified ?? before.isVerified) !== before.isVerified) enforce(mayVerifyAuthor(context.person))
    await enforceMember(context, before.tenantId, input.userId)
    const avatar = { field: 'avatarUrl', url: input.avatarUrl, before: [before.avatarUrl] }
    await refuseUnknownImages(context, queries, [avatar], before.tenantId)
    const columns = { ...columnsOf(input), ...(isRenamed(context, before, input) && { isVerified: false }) }
    await updateAuthorRow(queries, id, columns)
    await record(context, queries, authorUpdated(before, columns))
    return toAuthor(found(await findAuthor(queries, id)))
  })
}

/** Whether a verified author would show another name that the platform hasn't seen. */
function isRenamed(
  { person }: RequestContext,
  before: Texts & { isVerified: boolean },
  { displayName }: Fields,
): boolean {
  const isAnother = displayName !== undefined && displayName.trim() !== before.displayName
  return before.isVerified && isAnother && !mayVerifyAuthor(person).allowed
}

/** Deletes an author; the articles stay without one. */
export function deleteAuthor(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const author = found(await findAuthorForUpdate(queries, id))
    await deleteAuthorRow(queries, id)
    await record(context, queries, authorDeleted(author))
  })
}

interface Texts {
  displayName: string
  slug: string
  bio?: string | null | undefined
  expertise?: readonly string[] | undefined
}

const enforceAuthor = ({ displayName, slug, bio, expertise }: Texts): void =>
  enforceForm(validateNewsAuthor, { displayName, slug, bio: bio ?? '', expertise: expertise ?? [] })

/** The account of an author is a member of the tenant. */
async function enforceMember(context: RequestContext, tenantId: string, userId: string | null | undefined) {
  if (userId && !(await context.asSystem((system) => isMemberOf(system, userId, tenantId))))
    refuseFields([{ field: 'userId', code: 'user.unknown' }])
}

/** The columns that an input sets: texts trimmed, blank ones empty, fields of expertise each once. */
function columnsOf({ displayName, bio, expertise, avatarUrl, ...input }: Fields) {
  return {
    ...input,
    ...(avatarUrl !== undefined && { avatarUrl }),
    ...(displayName !== undefined && { displayName: displayName.trim() }),
    ...(bio !== undefined && { bio: bio?.trim() || null }),
    ...(expertise !== undefined && { expertise: [...new Set(expertise.map((field) => field.trim()))] }),
  }
}
