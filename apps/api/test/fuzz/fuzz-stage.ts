import { beforeAll } from 'vitest'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeFuzz, type FuzzWorld } from './arrange-fuzz.ts'

export interface FuzzStage {
  world: FuzzWorld
  call: Rehearsal['call']
  /** Returns the errors that the server logged since the last call. */
  takeErrors(): string[]
}

/** Starts a server for thousands of calls that are rolled back, with rows for every caller. */
export function useFuzzStage(): FuzzStage {
  const errors: string[] = []
  const quiet = () => {}
  const error = ({ err }: { err: unknown }) => errors.push(String(err))
  const server = useTestApi(() => ({ log: { info: quiet, warn: quiet, debug: quiet, error } }))
  const stage = { takeErrors: () => errors.splice(0) } as FuzzStage
  beforeAll(async () => {
    stage.call = rehearse(server).call
    stage.world = await arrangeFuzz(server)
  })
  return stage
}
