import { href } from '@chonoi/domain'
import { LinkButton } from '@chonoi/ui/link-button'
import { Container } from '@chonoi/ui/container'
import { useTranslation } from '@chonoi/i18n/react'
import { BoatScene } from './boat-scene.tsx'
import { StateHeading } from './state-heading.tsx'
import { shellState } from './shell-classes.ts'

/** Shown for unknown paths and resources that no longer exist (ROUTE-18). */
export function NotFoundScreen() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <Container as="section" size="md" className={shellState}>
      <StateHeading icon={<BoatScene />} title={t('shell:access.notFoundTitle')} text={t('shell:access.notFoundText')}>
        <LinkButton href={href('/')}>{t('common:action.goHome')}</LinkButton>
        <LinkButton href={href('/products')} variant="secondary">
          {t('shell:nav.products')}
        </LinkButton>
      </StateHeading>
    </Container>
  )
}
