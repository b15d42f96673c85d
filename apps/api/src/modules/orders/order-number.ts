import { randomInt } from 'node:crypto'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** E.g. CN-261121-7K3MPQ: the day in Vietnam and six letters that can't be mistaken for each other. */
export function newOrderNumber(now: Date): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })
    .format(now)
    .slice(2)
    .replaceAll('-', '')
  const letters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `CN-${day}-${letters}`
}
