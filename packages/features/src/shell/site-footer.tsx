import { businessHours } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { SiteLogo } from './site-logo.tsx'
import { footerGroups } from './site-links.ts'
import { shellHome } from './shell-classes.ts'

/** The footer: a description of the product, all links of the documents, business hours. */
export function SiteFooter() {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  return (
    <footer className="cn:[content-visibility:auto] cn:[contain-intrinsic-block-size:auto_40rem] cn:border-t cn:border-border cn:bg-surface cn:text-14">
      <div className="cn:grid cn:gap-8 cn:max-w-(--shell-width) cn:mx-auto cn:pt-10 cn:pb-6 cn:px-(--shell-gutter) cn:lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="cn:grid cn:content-start cn:gap-2 cn:max-w-104 cn:text-text-muted">
          <span className={`cn:text-text ${shellHome}`}>
            <SiteLogo />
          </span>
          <p>{t('footer.product')}</p>
          <p>{t('footer.hours', businessHours)}</p>
        </div>
        <nav
          aria-label={t('footer.label')}
          className="cn:grid cn:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] cn:gap-6"
        >
          {footerGroups.map((group) => (
            // Three groups in two columns: the last spans the row, with its links in two columns.
            <div key={group.words} className="cn:group cn:max-[32rem]:last:col-span-full">
              <p className="cn:mb-2 cn:font-semibold">{t(group.words)}</p>
              <ul className="cn:max-[32rem]:group-last:grid cn:max-[32rem]:group-last:grid-cols-2 cn:max-[32rem]:group-last:gap-x-6">
                {group.links
                  .filter(({ href }) => hasScreen(href))
                  .map(({ href, words }) => (
                    <li key={href}>
                      <Link
                        href={href}
                        variant="quiet"
                        // Padding instead of a minimum height, so that the first line of a two-line link aligns with
                        // its neighbour.
                        className="cn:inline-flex cn:items-center cn:py-[calc((2.25rem-1lh)/2)] cn:text-text-muted cn:font-regular cn:hover:text-text"
                      >
                        {t(words)}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="cn:col-span-full cn:pt-4 cn:border-t cn:border-border cn:text-text-muted cn:text-13">
          {t('footer.copyright', { year: new Date().getFullYear() })}
        </p>
      </div>
    </footer>
  )
}
