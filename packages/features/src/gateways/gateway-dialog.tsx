import { ApiError } from '@chonoi/api-client'
import type { GatewayConfig, GatewayNotificationUrl } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import type { GatewayOwner } from '../app/use-gateway-owner.ts'
import { editedRow } from '../forms/edited-row.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { emptyFields, storedFields, toBody } from './gateway-fields.ts'
import { GatewayFormDialog } from './gateway-form-dialog.tsx'
import { gatewayActions, gatewayQueries } from './gateways-queries.ts'

export interface GatewayDialogProps {
  owner: GatewayOwner
  /** `null` to add one. */
  gateway: GatewayConfig | null
  notificationUrls: readonly GatewayNotificationUrl[]
  onClose: () => void
}

/** Adds a gateway, or edits one once its masked credentials are read. */
export default function GatewayDialog({ gateway, ...more }: GatewayDialogProps) {
  return gateway ? <EditGateway gateway={gateway} {...more} /> : <AddGateway {...more} />
}

function AddGateway({ owner, notificationUrls, onClose }: Omit<GatewayDialogProps, 'gateway'>) {
  const { t } = useTranslation('gateways')
  const create = useAction(gatewayActions.create(owner), {
    done: ({ displayName: name }) => t('form.created', { name }),
    onDone: onClose,
  })
  return (
    <GatewayFormDialog
      notificationUrls={notificationUrls}
      purpose={{ defaultValues: emptyFields, onSubmit: (fields) => create.submit(toBody(fields)) }}
      onClose={onClose}
    />
  )
}

function EditGateway({ owner, gateway, notificationUrls, onClose }: GatewayDialogProps & { gateway: GatewayConfig }) {
  const { t } = useTranslation('gateways')
  const detail = useQuery(gatewayQueries(useApi()).detail(owner, gateway.id))
  const update = useAction(gatewayActions.update(owner, gateway), {
    done: ({ displayName: name }) => t('form.updated', { name }),
  })
  const isUnreadable = detail.error instanceof ApiError && detail.error.code === 'gateway.secrets_unreadable'
  const read = detail.data ?? (isUnreadable ? gateway : null)
  if (read)
    return (
      <GatewayFormDialog
        gateway={read}
        notificationUrls={notificationUrls}
        purpose={{
          edited: editedRow({
            ...{ row: read, fieldsOf: storedFields, bodyOf: toBody, onSaved: onClose },
            together: [['feeType', 'feeValue']],
            // The answer comes without credentials.
            save: async (changes, { config }) => ({ ...(await update.submit(changes)), ...(config && { config }) }),
          }),
        }}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('form.edit', { name: gateway.displayName })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {detail.isError ? (
        <QueryFailure result={detail} headingLevel={3} />
      ) : (
        <SkeletonRegion className="cn:grid cn:gap-4">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" size="sm" />
          ))}
        </SkeletonRegion>
      )}
    </Dialog>
  )
}
