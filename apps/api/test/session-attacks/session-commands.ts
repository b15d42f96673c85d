import type { Role } from '@chonoi/domain'
import fc from 'fast-check'

/** Sessions are given by index, modulo their number; tokens by the number of rotations before the last one. */
export type SessionCommand =
  | { do: 'signIn' | 'resetPassword' }
  | { do: 'rotate' | 'rotateTwice' | 'switchTenant' | 'logOut' | 'changePassword'; at: number }
  /** The answer is lost, and the browser keeps its old token. */
  | { do: 'loseAnswer'; at: number }
  | { do: 'replay'; at: number; back: number }
  | { do: 'wait'; seconds: number }
  | { do: 'changeRole'; role: Role }
  | { do: 'setActive'; isActive: boolean }

const at = fc.nat(20)
const [hour, day] = [3600, 86_400]

export const anySessionCommand: fc.Arbitrary<SessionCommand> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signIn') }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('rotate', 'rotateTwice'), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('loseAnswer'), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('replay'), at, back: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switchTenant'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('logOut', 'changePassword'), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resetPassword') }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      seconds: fc.constantFrom(1, 30, 31, 30, 31, hour, 8 * day),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('changeRole'), role: fc.constantFrom('CUSTOMER', 'SELLER', 'ADMIN') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setActive'), isActive: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('setActive'), isActive: fc.constant(true) }) },
)
