export type { Provider, SandboxCharge } from './charges.ts'
export { sandboxCredentials } from './credentials.ts'
export { type Misbehaviour, misbehaviours } from './misbehaviour.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
