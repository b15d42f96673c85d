import type { BodyOf } from '@chonoi/contract'
import { normalizeVietnamesePhone, validateProfile } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, found } from '../../http/failure.ts'
import { changeUser, findUser, type UserRow } from './accounts.store.ts'

/** Changes the caller's own names, phone number and language; the contract takes nothing else. */
export function updateProfile(context: RequestContext, input: BodyOf<'updateProfile'>): Promise<UserRow> {
  const { id } = context.person
  return context.transaction(async (queries) => {
    const before = found(await findUser(queries, id))
    const next = {
      firstName: (input.firstName ?? before.firstName).trim(),
      lastName: (input.lastName ?? before.lastName).trim(),
      phone: input.phone === undefined ? before.phone : input.phone && normalizeVietnamesePhone(input.phone),
      language: input.language ?? before.language,
    }
    enforceForm(validateProfile, next)
    await changeUser(queries, id, next)
    return found(await findUser(queries, id))
  })
}
