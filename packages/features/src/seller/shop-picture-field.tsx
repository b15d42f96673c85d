import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { useRef } from 'react'
import { useAction } from '../app/use-action.ts'
import { NoPicture } from '../shell/no-picture.tsx'
import { shopSettingsActions } from './seller-queries.ts'

export interface ShopPictureFieldProps {
  label: string
  url: string | null
  onChange: (url: string | null) => void
}

/** A picture of the shop: uploaded at once, kept when the settings are saved. */
export function ShopPictureField({ label, url, onChange }: ShopPictureFieldProps) {
  const { t } = useTranslation('seller')
  const input = useRef<HTMLInputElement>(null)
  const upload = useAction(shopSettingsActions.upload(), { onDone: (image) => onChange(image.url) })
  const action = url ? t('shop.replace') : t('shop.upload')
  return (
    <div className="cn:grid cn:gap-2">
      <Text as="span" size={14} weight="medium">
        {label}
      </Text>
      <span className="cn:block cn:h-24 cn:overflow-hidden cn:rounded-md cn:border cn:border-border cn:bg-surface-sunken">
        {url ? <img src={url} alt="" className="cn:size-full cn:object-contain" /> : <NoPicture />}
      </span>
      <span className="cn:flex cn:flex-wrap cn:gap-2">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) upload.run(file)
            target.value = ''
          }}
        />
        <Button
          type="button"
          size="sm"
          variant="secondary"
          isLoading={upload.isPending}
          aria-label={t('shop.uploadOf', { action, picture: label })}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        {url && (
          <Button
            type="button"
            size="sm"
            variant="ghost"
            aria-label={t('shop.uploadOf', { action: t('shop.removePicture'), picture: label })}
            onClick={() => onChange(null)}
          >
            {t('shop.removePicture')}
          </Button>
        )}
      </span>
    </div>
  )
}
