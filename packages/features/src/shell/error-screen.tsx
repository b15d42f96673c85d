import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { LinkButton } from '@chonoi/ui/link-button'
import { CloudAlert } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { StateHeading } from './state-heading.tsx'
import { shellState } from './shell-classes.ts'

/** Shown when a page fails to render: the reason, and a retry button. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const { t, i18n } = useTranslation(['shell', 'common', 'errors'])
  return (
    <Container as="section" size="md" className={shellState} role="alert">
      <StateHeading icon={<CloudAlert />} title={t('shell:access.errorTitle')} text={problemWords(i18n, error)}>
        <Button onClick={reset}>{t('common:action.retry')}</Button>
        <LinkButton href={href('/')} variant="secondary">
          {t('common:action.goHome')}
        </LinkButton>
      </StateHeading>
    </Container>
  )
}
