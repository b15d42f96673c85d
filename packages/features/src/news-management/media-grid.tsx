import type { NewsMedia } from '@chonoi/contract'
import { thumbnailUrl } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'

export interface MediaGridProps {
  media: readonly NewsMedia[]
  label: string
  onPress: (media: NewsMedia) => void
}

/** Pictures as buttons, each with its name and how many articles show it. */
export function MediaGrid({ media, label, onPress }: MediaGridProps) {
  const { t } = useTranslation('newsManagement')
  return (
    <ul aria-label={label} className="cn:grid cn:grid-fill-[150px] cn:gap-4">
      {media.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className="cn:flex cn:flex-col cn:gap-1 cn:w-full cn:h-full cn:p-2 cn:text-start cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:cursor-pointer cn:hover:border-primary"
            onClick={() => onPress(one)}
          >
            <img
              src={thumbnailUrl(one.url, 320)}
              alt={one.altText ?? ''}
              width={one.width}
              height={one.height}
              loading="lazy"
              className="cn:w-full cn:aspect-video cn:object-cover cn:rounded-md cn:bg-bg-subtle"
            />
            <Text as="span" size={14} lines={1} dir="auto" className="cn:break-all">
              {one.name}
            </Text>
            <Text as="span" size={13} tone="muted">
              {t('media.uses', { count: one.articleCount })}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}
