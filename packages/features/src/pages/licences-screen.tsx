import { containsFolded } from '@chonoi/domain'
import { Container } from '@chonoi/ui/container'
import { Link } from '@chonoi/ui/link'
import { SearchField } from '@chonoi/ui/search-field'
import { Table } from '@chonoi/ui/table'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { PageLead } from './page-lead.tsx'
import { runtimeLicences } from './generated/runtime-licences.ts'

/** The licences of the software in use (ROUTE-23). */
export function LicencesScreen() {
  const { t } = useTranslation('pages')
  const [search, setSearch] = useState('')
  const found = runtimeLicences.filter(({ name, licence }) => containsFolded(`${name} ${licence}`, search))
  return (
    <Container size="md" className="cn:grid cn:gap-8">
      <PageLead title={t('licenses.title')}>
        <p>{t('licenses.lead', { count: runtimeLicences.length })}</p>
      </PageLead>
      <SearchField
        label={t('licenses.search')}
        isLabelHidden={false}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="cn:text-text-muted cn:text-14">
        {found.length === 0 ? t('licenses.none') : t('licenses.found', { count: found.length })}
      </p>
      {found.length > 0 && (
        <Table
          caption={t('licenses.caption')}
          isCaptionHidden
          density="compact"
          // Fixed column widths, because rows are rendered in parts. On a phone each row reserves two lines, so that a
          // name that wraps in only one of the fonts causes no layout shift.
          className="cn:table-fixed cn:wrap-anywhere cn:[&_th:first-child]:w-[50%] cn:max-[30rem]:[&_tbody_th]:h-16"
        >
          <thead>
            <tr>
              <th scope="col">{t('licenses.package')}</th>
              <th scope="col">{t('licenses.version')}</th>
              <th scope="col">{t('licenses.license')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, version, licence, home }) => (
              <tr key={`${name}@${version}`}>
                <th scope="row">{home ? <Link href={home}>{name}</Link> : name}</th>
                <td>{version}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Container>
  )
}
