import type { Tenant } from '@chonoi/contract'
import { type Actor, mayActOnTenant, type TenantAction, tenantChanges } from '@chonoi/domain'

/** The steps in the order in which they are offered. */
export const tenantSteps = [
  'approve',
  'reject',
  'reinstate',
  'activate',
  'show',
  'hide',
  'deactivate',
  'suspend',
] as const satisfies readonly TenantAction[]

export type TenantStep = (typeof tenantSteps)[number]

export const isDangerous = (step: TenantStep): boolean => ['reject', 'suspend', 'deactivate'].includes(step)

/** The step that takes back another one. A decided shop never waits again. */
const backSteps: Partial<Record<TenantStep, TenantStep>> = {
  ...{ activate: 'deactivate', deactivate: 'activate' },
  ...{ show: 'hide', hide: 'show' },
  ...{ suspend: 'reinstate', reinstate: 'suspend' },
}

/** Returns the step that takes a shop back to exactly what it was before another one. Undefined where none does. */
export function undoOf(before: Tenant, step: TenantStep): TenantStep | undefined {
  const back = backSteps[step]
  const isRestored =
    back && Object.entries(tenantChanges[back]).every(([name, value]) => before[name as keyof Tenant] === value)
  return isRestored ? back : undefined
}

/** The steps that would change a shop and that the rules allow (ADM-TEN-12). */
export function stepsOf(tenant: Tenant, actor: Actor): TenantStep[] {
  const isStopped = tenant.approvalStatus === 'REJECTED' || tenant.approvalStatus === 'SUSPENDED'
  return tenantSteps.filter((step) => {
    // What is stopped is brought back by being reinstated.
    if (isStopped && (step === 'activate' || step === 'deactivate')) return false
    const changes = Object.entries(tenantChanges[step])
    const isChange = changes.some(([name, value]) => tenant[name as keyof Tenant] !== value)
    return isChange && mayActOnTenant(tenant, step, actor).allowed
  })
}
