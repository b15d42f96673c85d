import { Button } from '@chonoi/ui/button'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { ProductGridSkeleton } from '../catalog/product-grid-card.tsx'

export interface HomeSectionProps {
  title: string
  text?: string
  /** Where all of it is. */
  href: string
  linkWords: string
  result: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Nothing to show: the section is left out. */
  isEmpty: boolean
  children: ReactNode
}

/** A part of the home page: one that fails doesn't take the others along. */
export function HomeSection({ title, text, href, linkWords, result, isEmpty, children }: HomeSectionProps) {
  const { t } = useTranslation(['home', 'common'])
  if (isEmpty) return null
  return (
    <section className="home-section">
      <div className="home-section-head">
        <div>
          <Heading level={2}>{title}</Heading>
          {text && <p className="home-section-text">{text}</p>}
        </div>
        <Link href={href} variant="quiet" className="home-all">
          {linkWords}
          <ChevronRight aria-hidden="true" />
        </Link>
      </div>
      {result.isPending && <ProductGridSkeleton count={5} />}
      {result.isError && (
        <p className="home-failed" role="alert">
          {t('home:load.failed')}{' '}
          <Button variant="ghost" size="sm" isLoading={result.isFetching} onClick={() => void result.refetch()}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
      {!result.isPending && !result.isError && children}
    </section>
  )
}
