import type { Review } from '@chonoi/contract'

/** Names a review in a sentence: its author and product. */
export const nameOfReview = ({ user, product }: Review): string =>
  `${`${user.lastName} ${user.firstName}`.trim()}, ${product.name}`
