import { type Actor, isSecondFactorDemanded, type TwoFactorDemand } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { hasTwoFactor } from './two-factor.store.ts'

export interface SecondFactor {
  /** Of whom the platform demands it. */
  demandedOf: TwoFactorDemand
  /** Whether the person has it. */
  isOn: boolean
}

/** Needs the system's scope. */
export async function findSecondFactor(queries: Queries, userId: string): Promise<SecondFactor> {
  const { twoFactorDemandedOf } = await getPlatformSettingsRow(queries)
  return { demandedOf: twoFactorDemandedOf, isOn: await hasTwoFactor(queries, userId) }
}

/** Whether somebody lacks what is demanded of the roles that they hold. */
export const isFactorMissing = (
  held: Pick<Actor, 'platformRole' | 'tenantRole'>,
  { demandedOf, isOn }: SecondFactor,
): boolean => !isOn && isSecondFactorDemanded(held, demandedOf)
