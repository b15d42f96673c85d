import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/** Anybody signed in may ask about a product, except the people of its shop, who answer. */
export function mayAskAboutProduct({ isOfShop }: { readonly isOfShop: boolean }): Decision {
  return isOfShop ? refuse('question.own_shop') : allow
}

/** Allowed for who asked, and for the platform. */
export function mayDeleteQuestion({ userId }: { readonly userId: string }, actor: Actor): Decision {
  return owns(actor, userId) || isPlatformAdministrator(actor) ? allow : refuse('question.not_yours')
}
