import type { SellerVerification } from '@chonoi/contract'
import { formatDate, formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'

/** What a seller sent. */
export function VerificationFacts({ verification }: { verification: SellerVerification }) {
  const { t } = useTranslation(['sellerVerification', 'common'])
  const { kind, legalName, taxCode, shopName, city, bankName, accountNumber, accountHolder, document } = verification
  return (
    <DescriptionList
      items={[
        { term: t('sellerVerification:field.kind'), details: t(`sellerVerification:kind.${kind}`) },
        { term: t('sellerVerification:field.legalName'), details: <bdi>{legalName}</bdi> },
        { term: t('sellerVerification:form.taxCode'), details: <span className="cn:figures">{taxCode}</span> },
        { term: t('sellerVerification:form.shopName'), details: <bdi>{shopName}</bdi> },
        {
          term: t('sellerVerification:field.city'),
          details: city ? <bdi>{city}</bdi> : t('common:state.notUpdated'),
        },
        {
          term: t('sellerVerification:field.account'),
          details: (
            <>
              {bankName} <span className="cn:figures">{accountNumber}</span>
              <bdi className="cn:block">{accountHolder}</bdi>
            </>
          ),
        },
        { term: t('sellerVerification:field.document'), details: <DocumentText document={document} /> },
        { term: t('sellerVerification:field.sentAt'), details: formatDateTime(verification.createdAt) },
      ]}
    />
  )
}

function DocumentText({ document }: Pick<SellerVerification, 'document'>) {
  const { t } = useTranslation('sellerVerification')
  if (!document) return t('field.documentDeleted')
  const { fileName: name, deletedOn } = document
  return (
    <bdi className="cn:wrap-anywhere">
      {deletedOn ? t('field.documentUntil', { name, date: formatDate(deletedOn) }) : name}
    </bdi>
  )
}
