import '../react-aria-words/react-aria-words.ts'
import type { OverlayPart } from '../base/use-overlay.ts'
import { AnchoredPopover } from '../popover/anchored-popover.tsx'
import { TreeSelectPanel, type TreeSelectPanelProps } from './tree-select-panel.tsx'

interface TreeSelectPopoverProps extends Omit<TreeSelectPanelProps, 'onClose'> {
  overlay: OverlayPart
}

export default function TreeSelectPopover({ overlay, ...panel }: TreeSelectPopoverProps) {
  return (
    <AnchoredPopover {...overlay} label={panel.label} placement="bottom start" className="ui-tree-select-content">
      <TreeSelectPanel {...panel} onClose={() => overlay.onOpenChange(false)} />
    </AnchoredPopover>
  )
}
