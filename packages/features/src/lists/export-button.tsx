import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { ButtonGroup } from '@chonoi/ui/button-group'
import { ChevronDown, Download } from 'lucide-react'
import { ActionMenu } from './action-menu.tsx'

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
export function ExportButton({ label, format, onExport, isLoading = false, disabled = false }: ExportButtonProps) {
  const { t } = useTranslation('common')
  const other = format === 'csv' ? 'xlsx' : 'csv'
  return (
    <ButtonGroup label={label} isJoined>
      <Button
        variant="secondary"
        iconStart={<Download aria-hidden="true" />}
        isLoading={isLoading}
        disabled={disabled}
        onClick={() => onExport(format)}
      >
        {label}
      </Button>
      <ActionMenu
        label={t('export.others')}
        icon={<ChevronDown aria-hidden="true" />}
        variant="secondary"
        size="md"
        disabled={disabled || isLoading}
        items={[{ id: other, label: t(`export.${other}`) }]}
        onAction={() => onExport(other)}
      />
    </ButtonGroup>
  )
}
