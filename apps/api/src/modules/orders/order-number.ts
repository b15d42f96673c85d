import { randomInt } from 'node:crypto'
import { vietnamDate } from '@chonoi/domain'

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** E.g. CN-261121-7K3MPQ: the day in Vietnam and six letters that can't be mistaken for each other. */
export function newOrderNumber(now: Date): string {
  const day = vietnamDate(now).slice(2).replaceAll('-', '')
  const letters = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `CN-${day}-${letters}`
}
