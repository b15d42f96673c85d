import type { BodyOf, Tenant } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
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
      return {
        title: t('tenants:bulk.done', { succeeded, failed }),
        undo: undoFor(selected.filter(({ id }) => changed.has(id))),
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

  /** Takes back what was asked, for the shops that this restores exactly. */
  function undoFor(changed: readonly Tenant[]): (() => void) | undefined {
    if (!asked) return undefined
    const restored = changed.filter((tenant) => undoOf(tenant, asked))
    const [first] = restored
    const back = first && undoOf(first, asked)
    if (!back) return undefined
    const ids = restored.map(({ id }) => id)
    return () => undo.run(call(back, ids))
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
