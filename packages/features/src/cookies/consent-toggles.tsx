import { consentCategories, type ConsentCategory, type ConsentChoice } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { Heading } from '@chonoi/ui/heading'
import { Switch } from '@chonoi/ui/switch'
import { useTranslation } from '@chonoi/i18n/react'

export interface ConsentTogglesProps {
  choice: ConsentChoice
  onChange: (choice: ConsentChoice) => void
  headingLevel: 2 | 3
}

const isOn = (category: ConsentCategory, choice: ConsentChoice) => category === 'essential' || choice[category]

/** Lists the cookie categories with purpose, examples and a switch. The essential one can't be switched off. */
export function ConsentToggles({ choice, onChange, headingLevel }: ConsentTogglesProps) {
  const { t } = useTranslation('cookies')
  return (
    <ul className="cn:grid cn:gap-3">
      {consentCategories.map((category) => (
        <li key={category} className="cn:grid cn:gap-1 cn:p-4 cn:border cn:border-border cn:rounded-md cn:text-14">
          <div className="cn:flex cn:items-center cn:gap-2">
            <Heading level={headingLevel} size={16}>
              {t(`${category}.name`)}
            </Heading>
            {category === 'essential' && (
              <Badge tone="info" size="sm">
                {t('required')}
              </Badge>
            )}
            <Switch
              className="cn:ms-auto"
              label={t(`${category}.name`)}
              isLabelHidden
              checked={isOn(category, choice)}
              disabled={category === 'essential'}
              onChange={(event) => onChange({ ...choice, [category]: event.target.checked })}
            />
          </div>
          <p>{t(`${category}.description`)}</p>
          <p className="cn:text-text-muted cn:text-13">{t('examples', { list: t(`${category}.examples`) })}</p>
        </li>
      ))}
    </ul>
  )
}
