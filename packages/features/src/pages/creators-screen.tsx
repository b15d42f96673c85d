import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Container } from '@chonoi/ui/container'
import { EmptyState } from '@chonoi/ui/empty-state'
import { ErrorState } from '@chonoi/ui/error-state'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { creatorsQueries } from './creators-queries.ts'
import { PageLead } from './page-lead.tsx'
import { shopsByPlace } from './shops-by-place.ts'

/** The directory of the shops by the place they are in (ROUTE-19). */
export function CreatorsScreen() {
  const { t, i18n } = useTranslation('pages')
  const { data, error, isFetching, refetch } = useQuery(creatorsQueries(useApi()).directory())
  const shops = data?.data.tenants
  return (
    <Container className="pages">
      <PageLead title={t('creators.title')}>
        <p>{t('creators.lead')}</p>
      </PageLead>
      {!shops && !error && (
        <SkeletonRegion>
          <Skeleton lines={8} />
        </SkeletonRegion>
      )}
      {error && !shops && (
        <ErrorState
          title={t('creators.failed')}
          message={problemWords(i18n, error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {shops?.length === 0 && (
        <EmptyState icon={<Store />} title={t('creators.empty')} message={t('creators.emptyText')} />
      )}
      <div className="pages-places">
        {shopsByPlace(shops ?? []).map(({ place, shops: those }) => (
          <section key={place ?? ''} className="pages-group">
            <div className="pages-place">
              <Heading level={2} size={18}>
                {place ?? t('creators.elsewhere')}
              </Heading>
              <span>{t('creators.count', { count: those.length })}</span>
            </div>
            <ul className="pages-creators">
              {those.map((shop) => (
                <li key={shop.id} className="pages-creator">
                  <Avatar
                    name={shop.name}
                    {...(shop.logoUrl && { src: shop.logoUrl })}
                    size="lg"
                    shape="square"
                    isDecorative
                  />
                  <div>
                    <Heading level={3} size={16}>
                      <Link href={href('/marketplace/tenant/$slug', { slug: shop.slug })} variant="plain">
                        {shop.name}
                      </Link>
                    </Heading>
                    {shop.description && (
                      <p className="pages-creator-text" dir="auto">
                        {shop.description}
                      </p>
                    )}
                    <p className="pages-creator-facts">{t('creators.products', { count: shop.stats.products })}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="pages-actions">
        <LinkButton href={href('/pricing')} variant="secondary">
          {t('creators.open')}
        </LinkButton>
      </div>
    </Container>
  )
}
