import type { Campaign } from '@chonoi/contract'
import { type CampaignAction, href, mayDeleteCampaign, mayEditCampaign, offeredCampaignActions } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { ActionMenu } from '../lists/action-menu.tsx'
import { campaignChanges, campaignQueries } from './campaign-queries.ts'

const DuplicateDialog = lazy(() => import('./duplicate-dialog.tsx'))
const TestDialog = lazy(() => import('./test-dialog.tsx'))

/** The question that is open. */
type Task = CampaignAction | 'delete' | 'duplicate' | 'test'

const variants = {
  SEND: 'primary',
  RESUME: 'primary',
  SCHEDULE: 'secondary',
  PAUSE: 'secondary',
  CANCEL: 'secondary',
} as const

/** What takes an action back. Messages that went out are out. */
const opposites: Partial<Record<CampaignAction, CampaignAction>> = { PAUSE: 'RESUME', RESUME: 'PAUSE' }

export interface CampaignActionsBarProps {
  campaign: Campaign
  /** Default: `md`. */
  size?: 'sm' | 'md'
  onDeleted: () => void
}

/** What can be done with a campaign now. Each step asks first: it reaches many people. */
export function CampaignActionsBar({ campaign, size = 'md', onDeleted }: CampaignActionsBarProps) {
  const { t } = useTranslation(['campaigns', 'common'])
  const [task, setTask] = useState<Task | null>(null)
  const startedAt = campaign.startedAt === null ? null : new Date(campaign.startedAt)
  const isUnsent = campaign.status === 'DRAFT' || campaign.status === 'SCHEDULED'
  const audience = useQuery({ ...campaignQueries(useApi()).preview(campaign.id), enabled: isUnsent })
  const reachesNobody = audience.data?.recipientCount === 0
  const isDeletable = mayDeleteCampaign({ ...campaign, startedAt }).allowed
  return (
    <Stack direction="row" gap={2} align="center" isWrapping>
      {mayEditCampaign(campaign).allowed && (
        <LinkButton
          variant="secondary"
          size={size}
          href={href('/admin/campaigns/$campaignId/edit', { campaignId: campaign.id })}
        >
          {t('common:action.edit')}
        </LinkButton>
      )}
      {offeredCampaignActions(campaign)
        .filter((action) => action !== 'SCHEDULE' || campaign.scheduledAt !== null)
        .map((action) => (
          <Button
            key={action}
            size={size}
            variant={variants[action]}
            onClick={() => setTask(action)}
            {...(action === 'SEND' && reachesNobody && { disabledReason: t('campaigns:audience.nobody') })}
          >
            {t(`campaigns:action.${action}`)}
          </Button>
        ))}
      <ActionMenu
        label={t('campaigns:more', { name: campaign.name })}
        size={size}
        items={[
          { id: 'test', label: t('campaigns:test.action') },
          { id: 'duplicate', label: t('campaigns:duplicate.action') },
          isDeletable && { id: 'delete', label: t('common:action.delete'), tone: 'danger' },
        ]}
        onAction={(id) => setTask(id as Task)}
      />
      {task && (
        <Suspense>
          <Question campaign={campaign} task={task} onClose={() => setTask(null)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </Stack>
  )
}

interface QuestionProps {
  campaign: Campaign
  task: Task
  onClose: () => void
  onDeleted: () => void
}

function Question({ campaign, task, onClose, onDeleted }: QuestionProps) {
  const { t } = useTranslation(['campaigns', 'common'])
  if (task === 'duplicate') return <DuplicateDialog campaign={campaign} onClose={onClose} />
  if (task === 'test') return <TestDialog campaign={campaign} onClose={onClose} />
  const { name } = campaign
  if (task === 'delete')
    return (
      <ConfirmAction
        action={campaignChanges.remove(campaign)}
        title={t('campaigns:delete.title', { name })}
        message={t('campaigns:delete.text')}
        confirmLabel={t('common:action.delete')}
        tone="danger"
        done={() => t('campaigns:delete.done')}
        onClose={onClose}
        onDone={onDeleted}
      />
    )
  return <Confirmed campaign={campaign} action={task} onClose={onClose} />
}

interface ConfirmedProps {
  campaign: Campaign
  action: CampaignAction
  onClose: () => void
}

function Confirmed({ campaign, action, onClose }: ConfirmedProps) {
  const { t } = useTranslation(['campaigns', 'common'])
  const { name } = campaign
  const opposite = opposites[action]
  const undo = useAction(campaignChanges.run(campaign, opposite ?? action), {
    done: () => t(`campaigns:done.${opposite ?? action}`),
  })
  return (
    <ConfirmAction
      action={campaignChanges.run(campaign, action)}
      title={t(`campaigns:confirm.${action}`, { name })}
      message={t(`campaigns:confirm.${action}.text`)}
      confirmLabel={t(`campaigns:action.${action}`)}
      {...(action === 'CANCEL' && { tone: 'danger' as const, cancelLabel: t('common:confirm.stay') })}
      done={() => ({ title: t(`campaigns:done.${action}`), undo: opposite && (() => undo.run()) })}
      onClose={onClose}
    />
  )
}
