import { randomInt } from 'node:crypto'
import { vietnamDate } from '@chonoi/domain'

/** Crockford's base 32: no letter can be mistaken for a digit, and no bank changes any of them. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomText = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The Luhn sum in base 32: finds one wrong character and nearly every swap of two neighbours. */
function luhnSum(text: string, doubles: (place: number) => boolean): number {
  return [...text].reverse().reduce((sum, character, place) => {
    const value = alphabet.indexOf(character) * (doubles(place) ? 2 : 1)
    return sum + Math.floor(value / alphabet.length) + (value % alphabet.length)
  }, 0)
}

function checkCharacter(text: string): string {
  const sum = luhnSum(text, (place) => place % 2 === 0)
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? ''
}

/** What a customer writes into the transfer, e.g. CN7K3MPQ2X5: eight random characters and one that checks them. */
export function newTransferContent(): string {
  const code = randomText(8)
  return `CN${code}${checkCharacter(code)}`
}

/** A deposit's own name, e.g. NT-261121-7K3MPQ2X: the day in Vietnam and eight random characters. */
export function newDepositReference(now: Date): string {
  return `NT-${vietnamDate(now).slice(2).replaceAll('-', '')}-${randomText(8)}`
}
