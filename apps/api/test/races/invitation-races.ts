import { arrangeInvitation } from '../testing/arrange-invitations.ts'
import { arrangePerson, arrangeShop } from '../testing/arrange.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, type Race } from './race.ts'

/** One person accepts one invitation from many tabs, in both areas, while others decline it with the link. */
export const oneInvitation: Race = async (server, calls) => {
  const { id: tenant } = await arrangeShop(server)
  const person = await arrangePerson(server)
  const { id, token } = await arrangeInvitation(server, { tenant, email: person.email })
  const client = server.client(person.token)
  const body = { token }
  const answers = await atOnce<Ending>(
    times(calls, (index) => () => {
      if (index % 3 === 0) return client.POST('/invitations/accept', { body })
      if (index % 3 === 1) return client.POST('/tenants/invitations/accept', { body })
      return server.client().POST('/invitations/decline', { body })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: ['409 invitation.not_open'] })
  const accepted = await count(server, `invitations where id = $1 and status = 'ACCEPTED'`, [id])
  facts.hold(
    'a member joins with an accepted invitation only',
    await count(server, 'memberships where tenant_id = $1 and user_id = $2', [tenant, person.id]),
    accepted,
  )
  facts.hold(
    'it is audited once',
    await count(server, `audit_logs where tenant_id = $1 and action like 'invitation.%'`, [tenant]),
    1,
  )
  return facts
}

/** A person has the links of several shops, and each is opened in many tabs. */
export const invitationsOfOnePerson: Race = async (server, calls) => {
  const person = await arrangePerson(server)
  const invited = await Promise.all(
    times(3, async () => arrangeInvitation(server, { tenant: (await arrangeShop(server)).id, email: person.email })),
  )
  const client = server.client(person.token)
  const answers = await atOnce<Ending>(
    times(calls, (index) => () => {
      const token = invited[index % invited.length]?.token ?? ''
      return client.POST('/invitations/accept', { body: { token } })
    }),
  )
  const facts = new Facts()
  facts.ended(answers, { successes: invited.length, refusals: ['409 invitation.not_open'] })
  facts.hold(
    'each gives one membership',
    await count(server, 'memberships where user_id = $1', [person.id]),
    1 + invited.length,
  )
  return facts
}

/** Administrators send an invitation again while its reader accepts it: one of both wins, never a replaced link. */
export const acceptedAgainstResent: Race = async (server, calls) => {
  const { id: tenant } = await arrangeShop(server)
  const admin = await arrangePerson(server, { shop: tenant, shopRole: 'ADMIN' })
  const person = await arrangePerson(server)
  const { id, token } = await arrangeInvitation(server, { tenant, email: person.email, invitedBy: admin.id })
  const [reader, sender] = [server.client(person.token), server.client(admin.token)]
  const answers = await atOnce<Ending>(
    times(
      calls,
      (index) => () =>
        index % 2 === 0
          ? reader.POST('/invitations/accept', { body: { token } })
          : sender.PATCH('/invitations/{id}/resend', { params: { path: { id } } }),
    ),
  )
  const accepted = answers.filter((_, index) => index % 2 === 0).filter(({ error }) => !error).length
  const facts = new Facts()
  const joined = await count(server, 'memberships where tenant_id = $1 and user_id = $2', [tenant, person.id])
  facts.hold('the reader joins as often as the call succeeds', joined, accepted)
  facts.hold(
    'nothing is sent again after it was accepted',
    await count(server, `invitations where id = $1 and status = 'ACCEPTED' and sent_at > answered_at`, [id]),
    0,
  )
  facts.hold('there is one invitation', await count(server, 'invitations where tenant_id = $1', [tenant]), 1)
  return facts
}
