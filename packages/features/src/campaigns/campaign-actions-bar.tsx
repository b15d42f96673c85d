import type { Campaign } from '@chonoi/contract'
import { type CampaignAction, href, mayDeleteCampaign, mayEditCampaign, offeredCampaignActions } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { LinkButton } from '@chonoi/ui/link-button'
import { Menu, MenuItem } from '@chonoi/ui/menu'
import { Stack } from '@chonoi/ui/stack'
import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { campaignChanges } from './campaign-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))
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

/** What can be done with a campaign now. Each step asks first: it reaches many people. */
export function CampaignActionsBar({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['campaigns', 'common'])
  const [task, setTask] = useState<Task | null>(null)
  const startedAt = campaign.startedAt === null ? null : new Date(campaign.startedAt)
  const isDeletable = mayDeleteCampaign({ ...campaign, startedAt }).allowed
  return (
    <Stack direction="row" gap={2} align="center" isWrapping>
      {mayEditCampaign(campaign).allowed && (
        <LinkButton variant="secondary" href={href('/admin/campaigns/$campaignId/edit', { campaignId: campaign.id })}>
          {t('common:action.edit')}
        </LinkButton>
      )}
      {offeredCampaignActions(campaign)
        .filter((action) => action !== 'SCHEDULE' || campaign.scheduledAt !== null)
        .map((action) => (
          <Button key={action} variant={variants[action]} onClick={() => setTask(action)}>
            {t(`campaigns:action.${action}`)}
          </Button>
        ))}
      <Menu
        trigger={
          <IconButton
            label={t('campaigns:more', { name: campaign.name })}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        onAction={(id) => setTask(id as Task)}
      >
        <MenuItem id="test">{t('campaigns:test.action')}</MenuItem>
        <MenuItem id="duplicate">{t('campaigns:duplicate.action')}</MenuItem>
        {isDeletable ? (
          <MenuItem id="delete" tone="danger">
            {t('common:action.delete')}
          </MenuItem>
        ) : null}
      </Menu>
      {task && (
        <Suspense>
          <Question campaign={campaign} task={task} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Stack>
  )
}

interface QuestionProps {
  campaign: Campaign
  task: Task
  onClose: () => void
}

function Question({ campaign, task, onClose }: QuestionProps) {
  const { t } = useTranslation(['campaigns', 'common'])
  const { navigate } = useNavigation()
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
        onDone={() => navigate(href('/admin/campaigns'))}
      />
    )
  return (
    <ConfirmAction
      action={campaignChanges.run(campaign, task)}
      title={t(`campaigns:confirm.${task}`, { name })}
      message={t(`campaigns:confirm.${task}.text`)}
      confirmLabel={t(`campaigns:action.${task}`)}
      {...(task === 'CANCEL' && { tone: 'danger' as const, cancelLabel: t('common:confirm.stay') })}
      done={() => t(`campaigns:done.${task}`)}
      onClose={onClose}
    />
  )
}
