import type { Carrier } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { carrierActions } from './remittances-queries.ts'

const CarrierDialog = lazy(() => import('./carrier-dialog.tsx'))

/** Edits a carrier, switches it off or on after a question, and leads to its remittances. */
export function CarrierRowActions({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('remittances')
  const openDialog = useRowDialog()
  const { id, name, isActive } = carrier
  const step = isActive ? 'off' : 'on'
  const toggle = () =>
    openDialog((close) => (
      <ConfirmAction
        action={carrierActions.toggle(carrier)}
        tone={isActive ? 'danger' : 'primary'}
        title={t(`carriers.${step}.title`, { name })}
        message={t(`carriers.${step}.text`)}
        confirmLabel={t(`carriers.${step}`)}
        done={() => t(`carriers.${step}.done`, { name })}
        onClose={close}
      />
    ))
  return (
    <RowActions>
      <IconButton
        size="sm"
        label={t('carriers.edit', { name })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => openDialog((close) => <CarrierDialog carrier={carrier} onClose={close} />)}
      />
      <ActionMenu
        label={t('carriers.actionsOf', { name })}
        items={[
          {
            id: 'remittances',
            label: t('carriers.remittances'),
            href: href('/admin/remittances', { query: { carrierId: id } }),
          },
          { id: step, label: t(`carriers.${step}`), tone: isActive ? 'danger' : undefined },
        ]}
        onAction={(action) => action === step && toggle()}
      />
    </RowActions>
  )
}
