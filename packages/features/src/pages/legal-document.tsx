import { formatDate } from '@chonoi/i18n'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { PageLead } from './page-lead.tsx'
import { pagesProse } from './pages-classes.ts'

export interface LegalSection {
  id: string
  title: string
  content: ReactNode
}

export interface LegalDocumentProps {
  title: string
  lead: string
  /** The ISO date of the last change. */
  updated: string
  sections: readonly LegalSection[]
}

/** A long document with a table of contents beside it. */
export function LegalDocument({ title, lead, updated, sections }: LegalDocumentProps) {
  const { t } = useTranslation('legal')
  return (
    <Container className="cn:grid cn:gap-8">
      <PageLead title={title}>
        <p>{lead}</p>
        <p className="cn:text-14">{t('updated', { date: formatDate(updated) })}</p>
      </PageLead>
      <div className="cn:grid cn:gap-y-8 cn:gap-x-12 cn:lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={t('contents')}
          className="cn:self-start cn:p-4 cn:border cn:border-border cn:rounded-md cn:bg-surface cn:lg:sticky cn:lg:top-32"
        >
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link
                  href={`#${section.id}`}
                  variant="quiet"
                  className="cn:flex cn:items-center cn:min-h-8 cn:text-text-muted cn:text-14 cn:font-regular cn:hover:text-text"
                >
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div
          // On phones the table scrolls sideways instead of shrinking to columns of single words.
          className="cn:grid cn:gap-8 cn:min-w-0 cn:[&_th[scope=row]]:font-regular cn:[&_td:nth-child(n+3)]:min-w-36"
        >
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={`cn:scroll-mt-32 ${pagesProse}`}>
              <Heading level={2}>{section.title}</Heading>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </Container>
  )
}
