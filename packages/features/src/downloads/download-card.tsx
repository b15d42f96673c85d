import type { DigitalDelivery } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { Download } from 'lucide-react'
import { saveFile } from '../app/save-file.ts'
import { useAction } from '../app/use-action.ts'
import { CodeText } from '../lists/code-text.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { downloadActions } from './downloads-queries.ts'

/** One thing that the user bought: its file, its license key, and how often and until when it can be downloaded. */
export function DownloadCard({ delivery }: { delivery: DigitalDelivery }) {
  const { t } = useTranslation('downloads')
  const { productId, productName, orderId, orderNumber, status, licenseKey, fileName, expiresAt } = delivery
  return (
    <article className="cn:grid cn:gap-3 cn:p-4 cn:lg:grid-cols-[minmax(0,1fr)_auto] cn:lg:items-center cn:border cn:border-border cn:rounded-md cn:bg-surface">
      <div className="cn:grid cn:content-start cn:gap-1 cn:min-w-0">
        <h2 className="cn:text-16 cn:font-medium cn:leading-body cn:wrap-anywhere">
          <Link href={href('/products/$productId', { productId })} variant="quiet">
            {productName}
          </Link>
        </h2>
        <Text size={13} tone="muted">
          <Link href={href('/orders/$orderId', { orderId })}>
            <CodeText text={t('order', { number: orderNumber })} />
          </Link>
        </Text>
        <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
          <DeliveryBadge status={status} />
          {expiresAt && (
            <Text as="span" size={13} tone="muted">
              {t('until', { time: formatDateTime(expiresAt) })}
            </Text>
          )}
        </span>
        {status === 'PENDING' && <Text size={14}>{t('pendingText')}</Text>}
        {status === 'REVOKED' && <Text size={14}>{t('revokedText')}</Text>}
        {fileName && (
          <Text size={14} className="cn:wrap-anywhere" dir="auto">
            {fileName}
          </Text>
        )}
        {licenseKey && (
          <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-2">
            <Text as="span" size={14}>
              {t('licenseKey')}:
            </Text>
            <code className="cn:text-14 cn:wrap-anywhere" translate="no">
              {licenseKey}
            </code>
            <CopyButton text={licenseKey} label={t('copyKey', { name: productName })} />
          </span>
        )}
      </div>
      {fileName && status === 'ACTIVE' && <DownloadButton delivery={delivery} fileName={fileName} />}
    </article>
  )
}

function DownloadButton({ delivery, fileName }: { delivery: DigitalDelivery; fileName: string }) {
  const { t } = useTranslation('downloads')
  const { productName, downloadCount, maxDownloads } = delivery
  const left = Math.max(0, maxDownloads - downloadCount)
  const download = useAction(downloadActions.download(delivery), {
    onDone: (file) => saveFile(file, nameOf(fileName, file)),
  })
  return (
    <div className="cn:grid cn:gap-1 cn:justify-items-start cn:lg:justify-items-end">
      <Button
        iconStart={<Download aria-hidden="true" />}
        aria-label={t('downloadOf', { name: productName })}
        isLoading={download.isPending}
        onClick={() => download.run()}
        {...(left === 0 && { disabledReason: t('usedUp') })}
      >
        {t('download')}
      </Button>
      <Text size={13} tone="muted" isNumeric>
        {t('left', { count: left })}
      </Text>
    </div>
  )
}

/** Pictures are stored in another format than they were uploaded in. */
const nameOf = (fileName: string, { type }: Blob) =>
  `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '')}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
