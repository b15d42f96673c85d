import type { Caller } from '../permissions/callers.ts'

/** What happens to a row: the request is fulfilled ('yes'), or how the caller is refused. */
export type Answer = 'yes' | 403 | 404 | 409 | 422
export type Answers = Partial<Record<Caller, Answer>> & { others: Answer }

/** The answers to callers whom the gate lets in, by whose row the path names. */
export interface Reach {
  /** A row of the caller's own person or shop. */
  own: Answers
  /** For the people of a shop: a row of a colleague. */
  shop: Answers
  /** A row of a stranger, in a hidden shop where the caller has no role. */
  foreign: Answers
}

const cared: Reach = {
  own: { others: 'yes' },
  shop: { others: 404 },
  foreign: { platformAdmin: 'yes', superAdmin: 'yes', others: 404 },
}

export const reaches = {
  /** Belongs to a person; hidden from everybody else, administrators included. */
  personal: { own: { others: 'yes' }, shop: { others: 404 }, foreign: { others: 404 } },
  /** Belongs to a person; the platform's administrators look after it too. */
  cared,
  /** Belongs to a shop, whichever member made it; the platform's administrators look after it too. */
  run: { ...cared, shop: { others: 'yes' } },
  /** The platform sees it, but only its author changes it. */
  written: { ...cared, foreign: { platformAdmin: 403, superAdmin: 403, others: 404 } },
  /** The documents' resource rule (ROLE-25..29): sellers change their own, an ADMIN those of the tenant, SUPER_ADMIN all. */
  edited: {
    own: { platformAdmin: 403, others: 'yes' },
    shop: { seller: 403, others: 'yes' },
    foreign: { platformAdmin: 403, superAdmin: 'yes', others: 404 },
  },
  /** Everybody whom the gate lets in. */
  anybody: { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 'yes' } },
  /** Everybody, as long as its shop is on the public site. */
  listed: { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 404 } },
  /** A decision that nobody takes on a row of their own. */
  decided: { own: { others: 403 }, shop: { others: 'yes' }, foreign: { others: 'yes' } },
} as const satisfies Record<string, Reach>
