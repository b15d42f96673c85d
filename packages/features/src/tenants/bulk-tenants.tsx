import type { BodyOf, Tenant } from '@chonoi/contract'
import { actorOf } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { ConfirmDialog } from '@chonoi/ui/confirm-dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { isDangerous, type TenantStep, undoOf } from './tenant-steps.ts'
import { tenantActions } from './tenants-queries.ts'

type BulkAction = BodyOf<'bulkUpdateTenants'>['action']

const steps = ['approve', 'reject', 'activate', 'deactivate', 'suspend'] as const satisfies readonly TenantStep[]

export interface BulkTenantsProps {
  selected: readonly Tenant[]
  onDone: (refusals: BulkRefusal[]) => void
}

/** The bar of decisions on all selected shops (ADM-TEN-03). Without any it says so (ADM-TEN-14). */
export function BulkTenants({ selected, onDone }: BulkTenantsProps) {
  const { t } = useTranslation(['tenants', 'common'])
  const [asked, setAsked] = useState<(typeof steps)[number] | null>(null)
  const [isEmptyPress, setEmptyPress] = useState(false)
  const { user } = useSession()
  const undo = useAction(tenantActions.bulk(), {
    failure: t('tenants:updateFailed'),
    done: ({ succeeded, failed }) => t('common:undo.done', { succeeded, failed }),
  })
  const call = (step: TenantStep, ids: string[]) => ({
    ids,
    action: step.toUpperCase() as BulkAction,
    adminNotes: t(`tenants:note.${step}`),
  })
  const bulk = useAction(tenantActions.bulk(), {
    failure: false,
    done({ succeeded, failed, results }) {
      const changed = new Set(results.filter(({ success }) => success).map(({ id }) => id))
      const backs = backSteps(selected.filter(({ id }) => changed.has(id)))
      return {
        title: t('tenants:bulk.done', { succeeded, failed }),
        undo: backs.length > 0 ? () => backs.forEach(([step, ids]) => undo.run(call(step, ids))) : undefined,
      }
    },
    onDone({ results }) {
      setAsked(null)
      onDone(
        results.flatMap(({ id, code }) => {
          const tenant = selected.find((one) => one.id === id)
          return tenant && code ? [{ name: tenant.name, code }] : []
        }),
      )
    },
  })

  /** The steps that take back what was asked, each with the shops that it restores exactly. */
  function backSteps(changed: readonly Tenant[]): [TenantStep, string[]][] {
    if (!asked || !user) return []
    const byStep = Map.groupBy(changed, (tenant) => undoOf(tenant, asked, actorOf(user)))
    return [...byStep].flatMap(([step, tenants]) => (step ? [[step, tenants.map(({ id }) => id)]] : []))
  }

  function press(step: (typeof steps)[number]) {
    setEmptyPress(selected.length === 0)
    if (selected.length > 0) setAsked(step)
  }
  return (
    <Stack direction="row" gap={2} align="center" isWrapping role="group" aria-label={t('tenants:bulk.label')}>
      <Text role="status">{t('common:list.selected', { count: selected.length })}</Text>
      {steps.map((step) => (
        <Button key={step} size="sm" variant="secondary" onClick={() => press(step)}>
          {t(`tenants:step.${step}`)}
        </Button>
      ))}
      {isEmptyPress && selected.length === 0 && (
        <Text role="alert" tone="danger">
          {t('tenants:bulk.nothing')}
        </Text>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          tone={isDangerous(asked) ? 'danger' : 'primary'}
          title={t('tenants:bulk.ask', { step: t(`tenants:step.${asked}`), count: selected.length })}
          message={t(`tenants:ask.${asked}.text`)}
          confirmLabel={t(`tenants:step.${asked}`)}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          onConfirm={() =>
            bulk.run(
              call(
                asked,
                selected.map(({ id }) => id),
              ),
            )
          }
          isPending={bulk.isPending}
          error={bulk.refusal && `${t('tenants:updateFailed')}. ${bulk.refusal}`}
        />
      )}
    </Stack>
  )
}
