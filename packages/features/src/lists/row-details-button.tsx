import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { PanelRightOpen } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { OpenRowContext } from './open-row.ts'

export interface RowDetailsButtonProps {
  id: string
  /** Names the row. */
  name: string
  /** The whole accessible name. Default: "View" and the name. */
  label?: string
  /** Default: an icon. */
  children?: ReactNode
}

/** Opens the details of a row beside its list. Absent where the same actions stand on the row's own page. */
export function RowDetailsButton({ id, name, label, children }: RowDetailsButtonProps) {
  const { t } = useTranslation('common')
  const list = use(OpenRowContext)
  if (!list) return null
  const isOpen = list.openId === id
  const shared = {
    size: 'sm',
    'data-row-details': id,
    'aria-expanded': isOpen,
    // A modal drawer covers the button; beside the list it opens and closes.
    ...(!list.hasRoom && ({ 'aria-haspopup': 'dialog' } as const)),
    onClick: () => list.openRow(isOpen && list.hasRoom ? '' : id),
  } as const
  const spoken = label ?? t('details.open', { name })
  if (!children) return <IconButton {...shared} label={spoken} icon={<PanelRightOpen aria-hidden="true" />} />
  return (
    <Button {...shared} variant="secondary" aria-label={spoken}>
      {children}
    </Button>
  )
}
