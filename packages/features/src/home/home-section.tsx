import { Button } from '@chonoi/ui/button'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { ProductGridSkeleton } from '../catalog/product-grid-card.tsx'
import { homeSection } from './home-classes.ts'

export interface HomeSectionProps {
  title: string
  text?: string
  /** The page with the whole list. */
  href: string
  linkWords: string
  result: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Whether there is nothing to show: the section is then left out. */
  isEmpty: boolean
  children: ReactNode
}

/** A section of the home page with its own loading and error states. */
export function HomeSection({ title, text, href, linkWords, result, isEmpty, children }: HomeSectionProps) {
  const { t } = useTranslation(['home', 'common'])
  if (isEmpty) return null
  return (
    <section className={homeSection}>
      <div className="cn:flex cn:flex-wrap cn:items-end cn:justify-between cn:gap-y-2 cn:gap-x-6">
        <div>
          <Heading level={2}>{title}</Heading>
          {text && <p className="cn:text-text-muted">{text}</p>}
        </div>
        <Link
          href={href}
          variant="quiet"
          className="cn:inline-flex cn:items-center cn:gap-[2px] cn:min-h-9 cn:text-14 cn:whitespace-nowrap"
        >
          {linkWords}
          <ChevronRight aria-hidden="true" className="cn:size-4" />
        </Link>
      </div>
      {result.isPending && <ProductGridSkeleton count={5} />}
      {result.isError && (
        <p className="cn:p-4 cn:border cn:border-border cn:rounded-md" role="alert">
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
