import type { SellerVerification, SellerVerificationState } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Steps } from '@chonoi/ui/steps'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi, useConnection } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { VerificationFacts } from './verification-facts.tsx'
import { VerificationForm } from './verification-form.tsx'
import { ownVerificationQueries } from './verification-queries.ts'

/** Becoming a seller (/auth/seller-verification, ROUTE-29). */
export function SellerVerificationScreen() {
  const { t } = useTranslation('sellerVerification')
  const result = useQuery(ownVerificationQueries(useApi()).state())
  return (
    <QueryScreen result={result}>
      {(state) => (
        <Stack gap={5} className="cn:max-w-[720px]">
          <Stack gap={1}>
            <Heading level={1}>{t('title')}</Heading>
            <p className="cn:text-text-muted">{t('text')}</p>
          </Stack>
          <Progress status={state.status} />
          <Standing state={state} />
        </Stack>
      )}
    </QueryScreen>
  )
}

function Progress({ status }: Pick<SellerVerificationState, 'status'>) {
  const { t } = useTranslation('sellerVerification')
  const steps = (['fill', 'review', 'open'] as const).map((id) => ({ id, label: t(`step.${id}`) }))
  if (status === 'APPROVED') return <Steps steps={steps} />
  return <Steps steps={steps} currentId={status === 'PENDING' ? 'review' : 'fill'} />
}

function Standing({ state: { verification } }: { state: SellerVerificationState }) {
  const { t } = useTranslation('sellerVerification')
  if (!verification) return <VerificationForm />
  const { status, reason, createdAt } = verification
  if (status === 'REJECTED')
    return (
      <>
        <Alert tone="danger" urgency="none" title={t('rejected.title')}>
          <p className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
            {reason}
          </p>
          <p className="cn:mt-2">{t('rejected.text')}</p>
        </Alert>
        <VerificationForm before={verification} />
      </>
    )
  return (
    <>
      {status === 'PENDING' ? (
        <Alert tone="info" urgency="none" title={t('pending.title')}>
          {t('pending.text', { time: formatDateTime(createdAt) })}
        </Alert>
      ) : (
        <Opened verification={verification} />
      )}
      <Card title={t('sent.title')}>
        <VerificationFacts verification={verification} />
      </Card>
    </>
  )
}

/** The way into the shop. The session may be older than the shop, so it is read anew first. */
function Opened({ verification: { shop, shopName } }: { verification: SellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const { session } = useConnection()
  const { navigate } = useNavigation()
  const [isEntering, setEntering] = useState(false)
  async function enter(tenantId: string) {
    setEntering(true)
    try {
      await session.reloadUser()
      const isThere = session.getSnapshot().currentTenantId === tenantId || (await session.switchTenant(tenantId))
      if (isThere) navigate(href('/seller'))
    } finally {
      setEntering(false)
    }
  }
  const ways = shop && (
    <>
      <Button iconStart={<Store aria-hidden="true" />} isLoading={isEntering} onClick={() => void enter(shop.id)}>
        {t('approved.enter')}
      </Button>
      <LinkButton variant="secondary" href={href('/marketplace/tenant/$slug', { slug: shop.slug })}>
        {t('approved.view')}
      </LinkButton>
    </>
  )
  return (
    <Alert tone="success" urgency="none" title={t('approved.title')} actions={ways}>
      {t('approved.text', { shop: shop?.name ?? shopName })}
    </Alert>
  )
}
