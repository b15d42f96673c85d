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
import { pagesGroup } from './pages-classes.ts'

/** The directory of shops by location (ROUTE-19). */
export function CreatorsScreen() {
  const { t, i18n } = useTranslation('pages')
  const { data, error, isFetching, refetch } = useQuery(creatorsQueries(useApi()).directory())
  const shops = data?.data.tenants
  return (
    <Container className="cn:grid cn:gap-8">
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
      <div
        // Places are side by side; one with several shops has its own row.
        className="cn:grid cn:grid-fill-[21rem] cn:gap-y-8 cn:gap-x-6"
      >
        {shopsByPlace(shops ?? []).map(({ place, shops: those }) => (
          <section key={place ?? ''} className={`cn:has-[li+li]:col-span-full ${pagesGroup}`}>
            <div className="cn:flex cn:items-baseline cn:justify-between cn:gap-4 cn:pb-2 cn:border-b cn:border-border">
              <Heading level={2} size={18}>
                {place ?? t('creators.elsewhere')}
              </Heading>
              <span className="cn:text-text-muted cn:text-14 cn:whitespace-nowrap">
                {t('creators.count', { count: those.length })}
              </span>
            </div>
            <ul className="cn:grid cn:grid-fill-[22rem] cn:gap-5">
              {those.map((shop) => (
                <li key={shop.id} className="cn:flex cn:gap-4 cn:min-w-0">
                  <Avatar
                    name={shop.name}
                    {...(shop.logoUrl && { src: shop.logoUrl })}
                    size="lg"
                    shape="square"
                    isDecorative
                  />
                  <div className="cn:min-w-0">
                    <Heading level={3} size={16}>
                      <Link
                        href={href('/marketplace/tenant/$slug', { slug: shop.slug })}
                        variant="plain"
                        className="cn:hover:underline"
                      >
                        {shop.name}
                      </Link>
                    </Heading>
                    {shop.description && (
                      <p className="cn:line-clamp-3 cn:text-text-muted cn:text-14" dir="auto">
                        {shop.description}
                      </p>
                    )}
                    <p className="cn:text-text-muted cn:text-13">
                      {t('creators.products', { count: shop.stats.products })}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="cn:flex cn:flex-wrap cn:gap-3">
        <LinkButton href={href('/pricing')} variant="secondary">
          {t('creators.open')}
        </LinkButton>
      </div>
    </Container>
  )
}
