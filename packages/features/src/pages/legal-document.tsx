import { formatDate } from '@chonoi/i18n'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { PageLead } from './page-lead.tsx'

export interface LegalSection {
  id: string
  title: string
  content: ReactNode
}

export interface LegalDocumentProps {
  title: string
  lead: string
  /** ISO day of the last change. */
  updated: string
  sections: readonly LegalSection[]
}

/** A long document with its contents beside it. */
export function LegalDocument({ title, lead, updated, sections }: LegalDocumentProps) {
  const { t } = useTranslation('legal')
  return (
    <Container className="pages">
      <PageLead title={title}>
        <p>{lead}</p>
        <p className="pages-updated">{t('updated', { date: formatDate(updated) })}</p>
      </PageLead>
      <div className="pages-document">
        <nav aria-label={t('contents')} className="pages-contents">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <Link href={`#${section.id}`} variant="quiet">
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="pages-sections">
          {sections.map((section) => (
            <section key={section.id} id={section.id} className="pages-prose">
              <Heading level={2}>{section.title}</Heading>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </Container>
  )
}
