import type { Caller } from '../permissions/callers.ts'

/** Outcome for a row: 'yes' for success, otherwise the status of the refusal. */
export type Answer = 'yes' | 403 | 404 | 409 | 422
export type Answers = Partial<Record<Caller, Answer>> & { others: Answer }

/** Answers to callers who pass the gate, by owner of the row in the path. */
export interface Reach {
  /** A row of the caller or their shop. */
  own: Answers
  /** A colleague's row, for the people of a shop. */
  shop: Answers
  /** A stranger's row, in a hidden shop where the caller has no role. */
  foreign: Answers
}

const cared: Reach = {
  own: { others: 'yes' },
  shop: { others: 404 },
  foreign: { platformAdmin: 'yes', superAdmin: 'yes', others: 404 },
}

export const reaches = {
  /** Belongs to a person. Hidden from everybody else, administrators included. */
  personal: { own: { others: 'yes' }, shop: { others: 404 }, foreign: { others: 404 } },
  /** Belongs to a person. Platform administrators manage it too. */
  cared,
  /** Belongs to a shop, whichever member created it. Platform administrators manage it too. */
  run: { ...cared, shop: { others: 'yes' } },
  /** Visible to the platform, but only its author may change it. */
  written: { ...cared, foreign: { platformAdmin: 403, superAdmin: 403, others: 404 } },
  /**
   * The documented resource rule (ROLE-25..29): sellers change their own, an ADMIN those of the tenant, SUPER_ADMIN
   * all.
   */
  edited: {
    own: { platformAdmin: 403, others: 'yes' },
    shop: { seller: 403, others: 'yes' },
    foreign: { platformAdmin: 403, superAdmin: 'yes', others: 404 },
  },
  /** Reachable for everybody who passes the gate. */
  anybody: { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 'yes' } },
  /** Reachable for everybody while its shop is public. */
  listed: { own: { others: 'yes' }, shop: { others: 'yes' }, foreign: { others: 404 } },
  /** A decision that nobody may take on their own row. */
  decided: { own: { others: 403 }, shop: { others: 'yes' }, foreign: { others: 'yes' } },
} as const satisfies Record<string, Reach>
