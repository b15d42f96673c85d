import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Download } from 'lucide-react'
import { saveFile } from '../app/save-file.ts'

/** Shows new backup codes, the only time that they can be seen. It closes only by saying that they are kept. */
export default function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account')
  const text = codes.join('\n')
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t('twoFactor.codesTitle')}
      description={t('twoFactor.codesText')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onClick={onClose}>{t('twoFactor.kept')}</Button>}
    >
      <Stack gap={4}>
        <ul className="cn:grid cn:grid-cols-2 cn:gap-2 cn:p-4 cn:rounded-md cn:bg-bg-subtle cn:font-mono cn:text-16">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Stack direction="row" gap={2} isWrapping>
          <CopyButton text={text} label={t('twoFactor.copyCodes')} isLabelShown />
          <Button
            variant="secondary"
            size="sm"
            iconStart={<Download aria-hidden="true" />}
            onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'chonoi-backup-codes.txt')}
          >
            {t('twoFactor.download')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
