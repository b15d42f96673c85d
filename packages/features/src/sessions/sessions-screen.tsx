import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { SessionRow } from './session-row.tsx'
import { sessionActions, sessionQueries } from './sessions-queries.ts'

/** The devices on which the user is signed in (/account/sessions). */
export function SessionsScreen() {
  const { t } = useTranslation('sessions')
  const result = useQuery(sessionQueries(useApi()).list())
  const [isAsking, setAsking] = useState(false)
  const sessions = result.data?.data
  const isAlone = sessions?.length === 1
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('title')}</Heading>
        <p className="cn:text-text-muted">{t('text')}</p>
      </Stack>
      <Card>
        {result.isPending && <RowSkeletons count={2} />}
        {result.isError && !sessions && <QueryFailure result={result} />}
        {sessions && (
          <ul className="cn:-my-4 cn:ruled" aria-label={t('list')}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
        {isAlone && (
          <Text as="p" tone="muted" className="cn:mt-4">
            {t('alone')}
          </Text>
        )}
      </Card>
      {/* Below a list of any length, so it comes with the list instead of being moved by it. */}
      {!result.isPending && (
        <Stack direction="row" gap={3} isWrapping>
          {sessions && !isAlone && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('endOthers')}
            </Button>
          )}
          <LinkButton variant="secondary" href={href('/profile')}>
            {t('changePassword')}
          </LinkButton>
        </Stack>
      )}
      {isAsking && (
        <ConfirmAction
          action={sessionActions.endOthers()}
          tone="danger"
          title={t('endOthers')}
          message={t('endOthersText')}
          confirmLabel={t('endOthers')}
          cancelLabel={t('keep')}
          done={({ affected }) => t('othersEnded', { count: affected })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
