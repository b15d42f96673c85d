import type { ReviewedSellerVerification } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { FileSearch } from 'lucide-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { verificationActions } from './verification-queries.ts'

/**
 * The identity document, fetched only when it is asked for, because each opening is logged. A picture is shown in the
 * page and forgotten with it; a PDF is saved.
 */
export function DocumentViewer({ verification }: { verification: ReviewedSellerVerification }) {
  const { t } = useTranslation('sellerVerification')
  const { document, id, legalName } = verification
  const [picture, setPicture] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const open = useAction(verificationActions.openDocument({ id }), {
    onDone(file) {
      if (document?.contentType === 'image/webp') return setPicture(URL.createObjectURL(file))
      saveFile(file, `${id}.pdf`)
      setSaved(true)
    },
  })
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture])
  if (!document) return <Text tone="muted">{t('review.deleted')}</Text>
  if (picture)
    return (
      <img
        src={picture}
        alt={t('review.alt', { name: legalName })}
        className="cn:max-h-[80vh] cn:w-full cn:rounded-md cn:border cn:border-border cn:object-contain"
      />
    )
  return (
    <div className="cn:grid cn:justify-items-start cn:gap-2">
      <Text className="cn:wrap-anywhere">
        <bdi>{document.fileName}</bdi>
      </Text>
      <Button
        variant="secondary"
        iconStart={<FileSearch aria-hidden="true" />}
        isLoading={open.isPending}
        onClick={() => open.run()}
      >
        {t('review.open')}
      </Button>
      <Text size={13} tone="muted">
        {t('review.openHelp')}
      </Text>
      {isSaved && <Alert tone="info">{t('review.pdf')}</Alert>}
    </div>
  )
}
