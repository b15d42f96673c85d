import type { OverlayPart } from '../base/use-overlay.ts'
import { MenuItem, MenuPopover } from '../menu/menu.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { ExportFormat } from './table-export.tsx'

export interface ExportMenuProps {
  overlay: OverlayPart
  formats: readonly ExportFormat[]
  onChoose: (format: ExportFormat) => void
}

/** Menu of the file formats. */
export default function ExportMenu({ overlay, formats, onChoose }: ExportMenuProps) {
  const { labels } = useUi()
  const nameOf = { csv: labels.exportCsv, xlsx: labels.exportXlsx } satisfies Record<ExportFormat, string>
  return (
    <MenuPopover {...overlay} label={labels.exportRows} onAction={(id) => onChoose(id as ExportFormat)}>
      {formats.map((format) => (
        <MenuItem key={format} id={format}>
          {nameOf[format]}
        </MenuItem>
      ))}
    </MenuPopover>
  )
}
