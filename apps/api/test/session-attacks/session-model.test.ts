import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { signedTokens } from '../../src/ports/tokens.ts'
import { useTestApi } from '../testing/test-api.ts'
import { Browsers } from './browsers.ts'
import { anySessionCommand, type SessionCommand } from './session-commands.ts'
import { SessionModel } from './session-model.ts'

const sequences = Number(process.env.SESSION_SEQUENCES ?? 20)
/** The same sequences in every `npm test` (scripts/seeds.ts). */
const seed = Number(process.env.SESSION_SEED)
vi.setConfig({ testTimeout: 60_000 + sequences * 10_000 })

let waited = 0
const start = Date.now()
/** A clock that only advances by the waits of a sequence, so that the test doesn't depend on the machine's speed. */
const now = () => new Date(start + waited)
const server = useTestApi(() => ({ now, tokens: signedTokens(randomBytes(32), now) }))

const interleaving = fc
  .array(anySessionCommand, { minLength: 30, maxLength: 30, size: 'max' })
  .map((commands): SessionCommand[] => [{ do: 'signIn' }, ...commands])

test(`${sequences} random interleavings of sign-in, rotation, replay, lost answers, logout, password and role changes match the model (SESSION_SEED=${seed})`, async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(interleaving, async (commands) => {
      const model = new SessionModel()
      const browsers = await Browsers.open(server, (seconds) => void (waited += seconds * 1000))
      for (const command of commands) {
        const end = await browsers.run(command)
        expect([command, end]).toEqual([command, model.apply(command)])
        ends.add(`${command.do} ${end}`)
        expect([command, await browsers.seen()]).toEqual([command, model.seen()])
      }
    }),
    { numRuns: sequences, seed, endOnFailure: true },
  )
  // A model that never saw a theft would prove nothing.
  expect([...ends]).toEqual(
    expect.arrayContaining([
      'rotate 200',
      'rotateTwice 200',
      'loseAnswer 200',
      'replay 200',
      'replay 401 auth.refresh_reused',
      'changePassword 200',
      'logOut 200',
    ]),
  )
})
