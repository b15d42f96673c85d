import type { User } from '@chonoi/contract'
import { fullName } from '../shell/full-name.ts'

/** Names a person in a sentence: by name, else by address. */
export const nameOf = (user: Pick<User, 'firstName' | 'lastName' | 'email'>): string => fullName(user) || user.email
