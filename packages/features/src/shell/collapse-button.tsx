import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

/** Collapses the navigation above it to icons, and expands it again. */
export function CollapseButton({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation('shell')
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      type="button"
      className="cn:flex cn:items-center cn:gap-3 cn:min-h-control-md cn:my-2 cn:mx-3 cn:px-3 cn:rounded-sm cn:text-text-muted cn:text-14 cn:hover:bg-bg-subtle cn:hover:text-text cn:in-data-collapsed:justify-center"
      aria-pressed={isCollapsed}
      onClick={onToggle}
      title={t('side.collapse')}
    >
      <Icon aria-hidden="true" className="cn:size-4.5 cn:flex-none" />
      <span className={isCollapsed ? 'ui-visually-hidden' : undefined}>{t('side.collapse')}</span>
    </button>
  )
}
