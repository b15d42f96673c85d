import type { PasswordCost } from '../ports/passwords.ts'

/** The cheapest argon2id parameters. The demo's only password is public, and every story that signs in verifies it. */
export const demoPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
