import { randomInt } from 'node:crypto'

/** No letter can be mistaken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A refund's name at the gateway, e.g. RF7K3MPQ2X5T8WAB. */
export const newRefundReference = (): string =>
  `RF${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
