import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Switch } from '@chonoi/ui/switch'
import { listKeys, useListKeysSwitch } from './use-list-keys.ts'

const keys = Object.entries(listKeys)

/** The keys of lists, and the switch that turns them off. */
export default function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common')
  const [isOn, switchTo] = useListKeysSwitch()
  return (
    <Dialog isOpen size="sm" title={t('listKeys.title')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="cn:grid cn:gap-5">
        <dl className="cn:grid cn:grid-cols-[auto_1fr] cn:gap-x-4 cn:gap-y-2 cn:items-center">
          {keys.map(([key, what]) => (
            <div key={key} className="cn:contents">
              <dt>
                <kbd className="cn:inline-block cn:min-w-8 cn:px-2 cn:py-1 cn:text-center cn:font-sans cn:border cn:border-border cn:rounded-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`listKeys.${what}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch label={t('listKeys.isOn')} checked={isOn} onChange={(event) => switchTo(event.target.checked)} />
      </div>
    </Dialog>
  )
}
