import { tenants } from '../../database/tables/people.ts'

/** The columns of what a shop takes for deliveries. */
export const shippingTerms = {
  shippingFeeInCents: tenants.shippingFeeInCents,
  provinceFees: tenants.provinceFees,
  freeShippingFromInCents: tenants.freeShippingFromInCents,
}
