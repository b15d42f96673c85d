import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { toastQueue } from '@chonoi/ui/toast'
import { Copy } from 'lucide-react'

/** Copies a coupon's code to the clipboard (ADM-CPN-03). */
export function CopyCodeButton({ code }: { code: string }) {
  const { t } = useTranslation('coupons')
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toastQueue.add({ type: 'success', title: t('copied') }),
      () => toastQueue.add({ type: 'error', title: t('copyFailed') }),
    )
  return (
    <IconButton size="sm" label={t('copy', { code })} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
  )
}
