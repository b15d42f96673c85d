import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Steps } from '@chonoi/ui/steps'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigation, useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ImportFileForm } from './import-file-form.tsx'
import { ImportResult } from './import-result.tsx'
import { productImportQueries } from './product-import-queries.ts'

const own = href('/seller/products/import')
type StepId = 'file' | 'check' | 'import'

/** Imports products from a CSV file (/seller/products/import): the file, the check of every row, then the import. */
export function ProductImportScreen() {
  const id = useSearchParams().get('import')
  return id === null ? <ChooseFile /> : <OneImport id={id} />
}

function ChooseFile() {
  const { navigate } = useNavigation()
  return (
    <ImportPage step="file">
      <ImportFileForm onChecked={({ id }) => navigate(`${own}?import=${id}`, { ignoreBlock: true })} />
    </ImportPage>
  )
}

function OneImport({ id }: { id: string }) {
  const result = useQuery(productImportQueries(useApi()).detail(id))
  return (
    <QueryScreen result={result}>
      {(one) => (
        <ImportPage step={one.status === 'CHECKED' ? 'check' : one.status === 'COMPLETED' ? undefined : 'import'}>
          <ImportResult one={one} againHref={own} />
        </ImportPage>
      )}
    </QueryScreen>
  )
}

function ImportPage({ step, children }: { step: StepId | undefined; children: ReactNode }) {
  const { t } = useTranslation(['productImport', 'productManagement'])
  return (
    <Stack gap={5} className="cn:max-w-[860px]">
      <Breadcrumbs
        items={[
          { label: t('productManagement:list.title.seller'), href: href('/seller/products') },
          { label: t('productImport:title') },
        ]}
      />
      <Stack gap={1}>
        <Heading level={1}>{t('productImport:title')}</Heading>
        <Text tone="muted">{t('productImport:text')}</Text>
      </Stack>
      <Steps
        aria-label={t('productImport:steps')}
        steps={(['file', 'check', 'import'] as const).map((id) => ({ id, label: t(`productImport:step.${id}`) }))}
        {...(step && { currentId: step })}
      />
      {children}
    </Stack>
  )
}
