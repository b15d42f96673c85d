import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { MailCheck, MailX } from 'lucide-react'
import { useSearchParams } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { shellState } from '../shell/shell-classes.ts'
import { StateHeading } from '../shell/state-heading.tsx'
import { campaignLinkActions } from './campaign-link-actions.ts'

/** Stops promotions, or the mails about notifications, with one press and without signing in (/unsubscribe?id=…&of=digest). */
export function UnsubscribeScreen() {
  const { t } = useTranslation('campaignLinks')
  const search = useSearchParams()
  const id = search.get('id')
  const what = search.get('of') === 'digest' ? 'unsubscribeDigest' : 'unsubscribe'
  const stopping = useAction(campaignLinkActions.unsubscribe(), { failure: false })
  const preferences = (
    <LinkButton href={href('/notifications/preferences')} variant="secondary">
      {t('unsubscribe.preferences')}
    </LinkButton>
  )
  if (stopping.isSuccess)
    return (
      <section className={shellState}>
        <StateHeading icon={<MailCheck />} title={t(`${what}.done`)} text={t('unsubscribe.doneText')}>
          {preferences}
        </StateHeading>
      </section>
    )
  return (
    <section className={shellState}>
      <StateHeading icon={<MailX />} title={t(`${what}.title`)} text={id ? t(`${what}.text`) : t('unsubscribe.noLink')}>
        <Stack gap={3}>
          {stopping.refusal && <Alert tone="danger">{stopping.refusal}</Alert>}
          <Stack direction="row" gap={2} justify="center" isWrapping>
            {id && (
              <Button isLoading={stopping.isPending} onClick={() => stopping.run(id)}>
                {t(`${what}.stop`)}
              </Button>
            )}
            {preferences}
          </Stack>
        </Stack>
      </StateHeading>
    </section>
  )
}
