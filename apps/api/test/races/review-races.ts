import { arrangeReview } from '../testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { atOnce } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import type { Race } from './race.ts'

/**
 * An author changes a rejected review while a moderator hides the version that they read: either the decision comes first,
 * and the change waits for another one, or it is refused. In pairs, because a review is changed by one person.
 */
export const editedWhileDecided: Race = async (server, calls) => {
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const person = await arrangePerson(server)
  const { id } = await arrangeReview(server, { product, user: person.id })
  const author = server.client(person.token)
  const moderator = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const params = { path: { id } }
  const endings: Ending[] = []
  let unseen = 0
  for (let round = 0; round < calls / 2; round++) {
    await server.owner.query(`update reviews set status = 'REJECTED', awaits_decision = false where id = $1`, [id])
    const updatedAt = (await author.GET('/reviews/{id}', { params })).data?.updatedAt ?? ''
    const pair: (() => Promise<Ending>)[] = [
      () => author.PATCH('/reviews/{id}', { params, body: { comment: `Men đẹp, viết lại lần ${round}` } }),
      () => moderator.PATCH('/reviews/{id}/moderate', { params, body: { status: 'HIDDEN', updatedAt } }),
    ]
    endings.push(...(await atOnce(round % 2 === 0 ? pair : pair.toReversed())))
    const { data } = await author.GET('/reviews/{id}', { params })
    if (!data?.awaitsDecision) unseen++
  }
  const facts = new Facts()
  const refused = endings.filter(({ response }) => response.status === 409).length
  facts.ended(endings, { successes: endings.length - refused, refusals: ['409 review.changed'] })
  facts.hold('what the author changed waits for a decision', unseen, 0)
  return facts
}
