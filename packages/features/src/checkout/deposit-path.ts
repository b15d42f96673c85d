import { defaultAmountLimits, href, vndFromCents } from '@chonoi/domain'

/** The deposit of what a checkout lacks, at least the smallest possible one; it leads back to the checkout. */
export const depositPath = (missingInCents: number) =>
  href('/wallet/deposit', {
    query: { amount: Math.max(vndFromCents(missingInCents), defaultAmountLimits.minimumVnd), next: href('/checkout') },
  })
