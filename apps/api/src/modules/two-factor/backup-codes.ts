import { randomInt } from 'node:crypto'
import type { Tokens } from '../../ports/tokens.ts'

const codeCount = 10
/** Without letters that look like digits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Returns ten random backup codes of 49 bits. */
export const newBackupCodes = (): string[] => Array.from({ length: codeCount }, () => `${part()}-${part()}`)

/** Returns a typed code without blanks and hyphens, in capitals. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The hash that is stored. A code has enough randomness for a plain hash. */
export const hashBackupCode = ({ hashSecret }: Pick<Tokens, 'hashSecret'>, code: string): Buffer =>
  hashSecret(`backup-code:${bareCode(code)}`)
