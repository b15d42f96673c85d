import { clampFontSize, defaultAccessibilitySettings } from '@chonoi/domain'
import { type Language, languageNames, languages } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { announce } from '@chonoi/ui/live-region'
import { NumberField } from '@chonoi/ui/number-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { Minus, Plus } from 'lucide-react'
import { IconButton } from '@chonoi/ui/icon-button'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { NotificationSoundCard } from './notification-sound-card.tsx'

const step = 10

/** Language, theme, text size and sound of this browser (/language-settings). */
export function LanguageSettingsScreen() {
  const { t, i18n } = useTranslation(['account', 'forms'])
  const pathname = usePathname()
  const search = useSearchParams()
  const { navigate } = useNavigation()
  const { language, setLanguage, theme, setTheme } = usePreferences()

  async function choose(next: Language) {
    await setLanguage(next)
    announce(i18n.t('shell:language.changed'))
    // A language in the URL would override the choice at the next load.
    if (search.has('lang')) navigate(pathname, { replace: true, keepScroll: true })
  }

  return (
    <Stack gap={6} className="cn:max-w-[720px]">
      <Stack gap={1}>
        <Heading level={1}>{t('account:settings.title')}</Heading>
        <p className="cn:text-text-muted">{t('account:settings.text')}</p>
      </Stack>
      <Card>
        <RadioGroup
          label={t('forms:language.label')}
          layout="cards"
          value={language}
          onChange={(next) => void choose(next)}
          options={languages.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
        />
      </Card>
      <Card>
        <RadioGroup
          label={t('account:settings.theme')}
          layout="cards"
          value={theme ?? 'system'}
          onChange={(next) => setTheme(next === 'system' ? undefined : next)}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`account:settings.theme.${value}`),
            help: t(`account:settings.theme.${value}.text`),
          }))}
        />
      </Card>
      <TextSize />
      <NotificationSoundCard />
    </Stack>
  )
}

function TextSize() {
  const { t } = useTranslation('account')
  const { fontSize, setFontSize } = usePreferences()
  const smallest = clampFontSize(Number.NEGATIVE_INFINITY)
  const largest = clampFontSize(Number.POSITIVE_INFINITY)
  return (
    <Card title={t('settings.size')} description={t('settings.sizeText', { min: smallest, max: largest })}>
      <Stack gap={4}>
        <div className="cn:flex cn:flex-wrap cn:items-end cn:gap-3">
          <IconButton
            variant="secondary"
            label={t('settings.smaller')}
            icon={<Minus aria-hidden="true" />}
            disabled={fontSize <= smallest}
            onClick={() => setFontSize(fontSize - step)}
          />
          <NumberField
            // Applied on blur, clamped to the bounds.
            key={fontSize}
            label={t('settings.percent')}
            defaultValue={fontSize}
            min={smallest}
            max={largest}
            step={step}
            unit="%"
            onBlur={(event) => setFontSize(event.target.valueAsNumber)}
          />
          <IconButton
            variant="secondary"
            label={t('settings.larger')}
            icon={<Plus aria-hidden="true" />}
            disabled={fontSize >= largest}
            onClick={() => setFontSize(fontSize + step)}
          />
          <Button
            variant="ghost"
            disabled={fontSize === defaultAccessibilitySettings.fontSize}
            onClick={() => setFontSize(defaultAccessibilitySettings.fontSize)}
          >
            {t('settings.normal')}
          </Button>
        </div>
        <p className="cn:p-4 cn:rounded-md cn:bg-surface-sunken">{t('settings.sample')}</p>
      </Stack>
    </Card>
  )
}
