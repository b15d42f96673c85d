import { href } from '@chonoi/domain'
import { LinkButton } from '@chonoi/ui/link-button'
import { Table } from '@chonoi/ui/table'
import { useTranslation } from '@chonoi/i18n/react'
import { keptInBrowser } from './kept-in-browser.ts'
import { LegalDocument } from './legal-document.tsx'
import { Prose } from './prose.tsx'

/** The cookie policy (ROUTE-16). */
export function CookiePolicyScreen() {
  const { t } = useTranslation(['legal', 'cookies'])
  return (
    <LegalDocument
      title={t('legal:cookies.title')}
      lead={t('legal:cookies.lead')}
      updated="2026-11-20"
      sections={[
        {
          id: 'groups',
          title: t('legal:cookies.groups.title'),
          content: <Prose text={t('legal:cookies.groups.text')} />,
        },
        { id: 'list', title: t('legal:cookies.list.title'), content: <KeptTable /> },
        {
          id: 'change',
          title: t('legal:cookies.change.title'),
          content: (
            <>
              <Prose text={t('legal:cookies.change.text')} />
              <p>
                <LinkButton href={href('/cookie-settings')} variant="secondary">
                  {t('legal:cookies.change.link')}
                </LinkButton>
              </p>
            </>
          ),
        },
      ]}
    />
  )
}

function KeptTable() {
  const { t } = useTranslation(['legal', 'cookies'])
  return (
    <Table caption={t('legal:cookies.list.caption')} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{t('legal:cookies.column.name')}</th>
          <th scope="col">{t('legal:cookies.column.group')}</th>
          <th scope="col">{t('legal:cookies.column.purpose')}</th>
          <th scope="col">{t('legal:cookies.column.life')}</th>
        </tr>
      </thead>
      <tbody>
        {keptInBrowser.map(({ names, category, purpose, life }) => (
          <tr key={purpose}>
            <th scope="row">
              <code>{names.join(', ')}</code>
            </th>
            <td>{t(`cookies:${category}.name`)}</td>
            <td>{t(`legal:cookies.purpose.${purpose}`)}</td>
            <td>{t(`legal:cookies.life.${life}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
