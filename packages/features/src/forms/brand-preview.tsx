import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { solvePalette } from '@chonoi/ui/theme-scope'
import { BrandScope } from '../app/brand-scope.tsx'
import { usePreferences } from '../app/preferences.tsx'

/** How a color looks once the theme has made it legible, and what it had to adjust. */
export function BrandPreview({ color, label }: { color: string; label: string }) {
  const { t } = useTranslation('platformSettings')
  const { language } = usePreferences()
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null
  const { adjustments } = solvePalette(color.toLowerCase())
  return (
    <section aria-label={t('preview.of', { color: label })} className="cn:grid cn:gap-3">
      {(['light', 'dark'] as const).map((theme) => (
        <BrandScope key={theme} color={color} theme={theme}>
          <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3 cn:p-4 cn:rounded-md cn:bg-surface">
            <Button type="button" size="sm">
              {t('preview.button')}
            </Button>
            <Badge>{t(`preview.${theme}`)}</Badge>
          </div>
        </BrandScope>
      ))}
      {adjustments.length === 0 ? (
        <p className="cn:text-text-muted">{t('preview.unchanged')}</p>
      ) : (
        <Alert tone="info" urgency="none" title={t('preview.adjusted')}>
          <ul>
            {adjustments.map(({ theme, contrast, used, asked, reached }) => (
              <li key={`${theme} ${contrast}`}>
                {t(`preview.adjustment.${theme}.${contrast}`, {
                  used,
                  asked: formatNumber(Math.floor(asked * 10) / 10, language),
                  reached: formatNumber(Math.floor(reached * 10) / 10, language),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  )
}
