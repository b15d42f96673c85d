import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { saveFile } from '../app/save-file.ts'
import { pictureUrl, pngOf } from './svg-picture.ts'

export interface TransferCodeProps {
  svg: string
  /** The amount, formatted. */
  amount: string
  content: string
}

/**
 * The QR code of a transfer. Whoever has a single phone can't scan its own screen: they save the picture, and banking apps
 * read it from there.
 */
export function TransferCode({ svg, amount, content }: TransferCodeProps) {
  const { t } = useTranslation('payments')
  const picture = useMemo(() => pictureUrl(svg), [svg])

  async function save() {
    try {
      saveFile(await pngOf(picture), `VietQR ${content}.png`)
    } catch {
      toastQueue.add({ type: 'error', title: t('transfer.saveFailed') })
    }
  }

  return (
    <Stack gap={3} align="center">
      <img
        // Scanning needs contrast, so the background is white in dark mode, too.
        className="cn:block cn:w-[min(260px,100%)] cn:h-auto cn:p-3 cn:border cn:border-border cn:rounded-md cn:bg-[#ffffff]"
        src={picture}
        width={240}
        height={240}
        alt={t('transfer.qrAlt', { amount, content })}
      />
      <Button variant="secondary" size="sm" iconStart={<Download aria-hidden="true" />} onClick={() => void save()}>
        {t('transfer.saveCode')}
      </Button>
      <Text size={13} tone="muted" align="center">
        {t('transfer.saveHint')}
      </Text>
    </Stack>
  )
}
