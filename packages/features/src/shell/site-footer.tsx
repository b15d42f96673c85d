import { businessHours } from '@chonoi/domain'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { SiteLogo } from './site-logo.tsx'
import { footerGroups } from './site-links.ts'

/** What the product is, all links of the documents, when somebody answers. */
export function SiteFooter() {
  const { t } = useTranslation('shell')
  const { hasScreen } = useNavigation()
  return (
    <footer className="shell-footer">
      <div className="shell-footer-inner">
        <div className="shell-footer-product">
          <span className="shell-home">
            <SiteLogo />
          </span>
          <p>{t('footer.product')}</p>
          <p>{t('footer.hours', businessHours)}</p>
        </div>
        <nav aria-label={t('footer.label')} className="shell-footer-groups">
          {footerGroups.map((group) => (
            <div key={group.words}>
              <p className="shell-footer-title">{t(group.words)}</p>
              <ul>
                {group.links
                  .filter(({ href }) => hasScreen(href))
                  .map(({ href, words }) => (
                    <li key={href}>
                      <Link href={href} variant="quiet">
                        {t(words)}
                      </Link>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="shell-copyright">{t('footer.copyright', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  )
}
