import { argon2Passwords } from '../../src/ports/passwords.ts'

/**
 * The real algorithm at the least cost, for tests whose subject isn't hashing: a person is arranged in a hundredth of the time.
 * Only tests can have it: the server's own ports (nodePorts) take no cost, and hashing.test.ts holds them to the recommended one.
 */
export const cheapPasswords = argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 })
