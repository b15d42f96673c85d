// @node-rs/argon2 for browsers, with the same hash format.
import { argon2id, argon2Verify } from 'hash-wasm'

interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

export const hash = (password: string, { memoryCost, timeCost, parallelism }: Cost): Promise<string> =>
  argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(16)),
    memorySize: memoryCost,
    iterations: timeCost,
    parallelism,
    hashLength: 32,
    outputType: 'encoded',
  })

export const verify = (known: string, password: string): Promise<boolean> => argon2Verify({ hash: known, password })
