import type { paths } from '@chonoi/contract'

interface KeyHeader {
  header: { 'Idempotency-Key': string }
}

/** The client generates the key; a caller passes one only when attempts must share it. */
type WithOptionalKey<Operation> = Operation extends { parameters: KeyHeader }
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'header'> & { header?: Partial<Operation['parameters']['header']> }
    }
  : Operation

/** The contract's paths as callers of this client see them. */
export type ClientPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithOptionalKey<paths[Path][Method]> }
}
