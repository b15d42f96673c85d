import type { BodyOf } from '@chonoi/contract'
import { campaignChannels, campaignContentLength, campaignSubjectLength, href, mayEditCampaign } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { type FormPurpose, useValidatedForm, type ValidatedForm } from '../forms/use-validated-form.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { AudienceSection } from './audience-section.tsx'
import {
  audienceOf,
  campaignBody,
  type CampaignFields,
  campaignFieldOf,
  fieldsOfCampaign,
  newCampaignFields,
  validateCampaignFields,
} from './campaign-fields.ts'
import { campaignChanges, campaignQueries } from './campaign-queries.ts'
import { MessagePreview } from './message-preview.tsx'
import { ScheduleFields } from './schedule-fields.tsx'

const campaignHref = (campaignId: string) => href('/admin/campaigns/$campaignId', { campaignId })

/** A new campaign (/admin/campaigns/new). */
export function NewCampaignScreen() {
  const { t } = useTranslation('campaigns')
  const create = useAction(campaignChanges.create(), { done: () => t('form.created') })
  return (
    <Editor
      title={t('form.new')}
      purposeOf={(leave) => ({
        defaultValues: newCampaignFields,
        onSubmit: async (fields) => leave(await create.submit(campaignBody(fields))),
      })}
    />
  )
}

export interface EditCampaignScreenProps {
  campaignId: string
}

/** A campaign that hasn't begun (/admin/campaigns/{id}/edit). */
export function EditCampaignScreen({ campaignId }: EditCampaignScreenProps) {
  const { t } = useTranslation('campaigns')
  const result = useQuery(campaignQueries(useApi()).detail(campaignId))
  const update = useAction(campaignChanges.update({ id: campaignId }), { done: () => t('form.saved') })
  return (
    <QueryScreen result={result}>
      {(campaign) =>
        mayEditCampaign(campaign).allowed ? (
          <Editor
            key={campaign.id}
            title={t('form.edit', { name: campaign.name })}
            purposeOf={(leave) => ({
              edited: editedRow({
                ...{
                  row: campaign,
                  fieldsOf: fieldsOfCampaign,
                  bodyOf: campaignBody,
                  save: update.submit,
                  onSaved: leave,
                },
                together: [['start', 'scheduledAt']],
              }),
            })}
          />
        ) : (
          <Stack gap={5}>
            <Heading level={1}>{campaign.name}</Heading>
            <EmptyState
              icon={<Lock />}
              title={t('form.locked')}
              message={t('form.lockedText')}
              action={<LinkButton href={campaignHref(campaign.id)}>{t('form.toCampaign')}</LinkButton>}
            />
          </Stack>
        )
      }
    </QueryScreen>
  )
}

interface EditorProps {
  title: string
  /** What it begins with and what becomes of it, which ends with `leave`. */
  purposeOf: (leave: (saved: { id: string }) => void) => FormPurpose<CampaignFields>
}

function Editor({ title, purposeOf }: EditorProps) {
  const { t } = useTranslation(['campaigns', 'common'])
  const { navigate } = useNavigation()
  const [saved, setSaved] = useState(false)
  const validated = useValidatedForm<CampaignFields>({
    ...{ validate: validateCampaignFields, fieldOf: campaignFieldOf },
    ...purposeOf(({ id }) => {
      setSaved(true)
      navigate(campaignHref(id))
    }),
    shown: (name, { scheduledAt }) =>
      name === 'scheduledAt' && scheduledAt ? formatDateTime(`${scheduledAt}:00+07:00`) : undefined,
  })
  const { form, formProps, isSubmitting } = validated
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('campaigns:title'), href: href('/admin/campaigns') }, { label: title }]} />
      <Heading level={1}>{title}</Heading>
      <Form {...formProps}>
        <LeaveWarning isUnsaved={form.formState.isDirty && !saved} />
        <Steps validated={validated} />
        <Stack direction="row" gap={2} isWrapping>
          <Button type="submit" isLoading={isSubmitting}>
            {t('common:action.save')}
          </Button>
          <LinkButton href={href('/admin/campaigns')} variant="secondary">
            {t('common:action.cancel')}
          </LinkButton>
        </Stack>
      </Form>
    </Stack>
  )
}

/** Pause in changes before an audience is counted, ms. */
const countDelay = 400

function Steps({ validated }: { validated: ValidatedForm<CampaignFields> }) {
  const { t } = useTranslation('campaigns')
  const { language } = usePreferences()
  const fields = validated.form.watch()
  const reached = useDebounced(JSON.stringify({ channel: fields.channel, audience: audienceOf(fields) }), countDelay)
  const body = JSON.parse(reached) as BodyOf<'countCampaignAudience'>
  const counted = useQuery(campaignQueries(useApi()).audience(body))
  const count = counted.data?.recipientCount
  return (
    <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
      <Stack gap={5}>
        <Card title={t('step.content')}>
          <ContentFields validated={validated} />
        </Card>
        <Card title={t('step.audience')}>
          <Stack gap={4}>
            <Text as="p" tone="muted">
              {t('step.audienceText')}
            </Text>
            <AudienceSection validated={validated} />
          </Stack>
        </Card>
        <Card title={t('step.schedule')}>
          <ScheduleFields validated={validated} />
        </Card>
      </Stack>
      <Stack gap={5} className="cn:lg:sticky cn:lg:top-20">
        <Card title={t('audience.title')}>
          <p role="status" className="cn:min-h-[3rem]">
            {counted.isError
              ? t('audience.failed')
              : count === undefined
                ? t('audience.counting')
                : t('audience.count', { count, shown: formatNumber(count, language) })}
          </p>
        </Card>
        <Card title={t('preview.title')}>
          <MessagePreview
            subject={fields.subject}
            content={fields.content}
            link={fields.link.trim() || null}
            readers={counted.data?.samples ?? []}
          />
        </Card>
      </Stack>
    </div>
  )
}

function ContentFields({ validated: { form, field } }: { validated: ValidatedForm<CampaignFields> }) {
  const { t } = useTranslation('campaigns')
  const channel = form.watch('channel')
  return (
    <div className="cn:grid cn:gap-4">
      <TextField label={t('form.name')} help={t('form.nameHelp')} isRequired {...field('name')} />
      <ControlledField control={form.control} name="channel">
        {({ value, onChange }) => (
          <RadioGroup
            label={t('form.channel')}
            layout="cards"
            options={campaignChannels.map((one) => ({
              value: one,
              label: t(`channel.${one}`),
              help: t(`channel.${one}.help`),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      </ControlledField>
      <TextField label={t('form.subject')} maxLength={campaignSubjectLength} isRequired {...field('subject')} />
      <TextArea
        label={t('form.content')}
        help={t('form.contentHelp', { first: '{{firstName}}', last: '{{lastName}}' })}
        rows={8}
        characterLimit={campaignContentLength(channel)}
        isRequired
        {...field('content')}
      />
      <TextField
        label={t('form.link')}
        help={t('form.linkHelp')}
        placeholder="/products"
        autoCapitalize="none"
        spellCheck={false}
        {...field('link')}
      />
    </div>
  )
}
