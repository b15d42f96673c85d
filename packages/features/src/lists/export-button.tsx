import { useTranslation } from '@chonoi/i18n/react'
import { MenuItem } from '@chonoi/ui/menu'
import { SplitButton } from '@chonoi/ui/split-button'
import { Download } from 'lucide-react'

export type ExportFormat = 'csv' | 'xlsx'

export interface ExportButtonProps {
  label: string
  /** The format of the button; the menu beside it offers the other. */
  format: ExportFormat
  onExport: (format: ExportFormat) => void
  isLoading?: boolean
  disabled?: boolean
}

/** Exports the rows of a list in the usual format at one press, or in the other one from the menu. */
export function ExportButton({ label, format, onExport, isLoading, disabled }: ExportButtonProps) {
  const { t } = useTranslation('common')
  const other = format === 'csv' ? 'xlsx' : 'csv'
  return (
    <SplitButton
      label={label}
      menuLabel={t('export.others')}
      menu={<MenuItem id={other}>{t(`export.${other}`)}</MenuItem>}
      onAction={() => onExport(other)}
      variant="secondary"
      iconStart={<Download aria-hidden="true" />}
      isLoading={isLoading ?? false}
      disabled={disabled ?? false}
      onClick={() => onExport(format)}
    >
      {label}
    </SplitButton>
  )
}
