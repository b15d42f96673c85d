import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button, type ButtonVariant, type ControlSize } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface CopyButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'onCopy'> {
  /** Text to copy to the clipboard. */
  text: string
  /** Accessible name, e.g. "Copy account number". Default "Copy". */
  label?: string
  /** Shows the label next to the icon. */
  isLabelShown?: boolean
  /** Default `ghost` without a shown label, else `secondary`. */
  variant?: ButtonVariant
  /** Default `sm`. */
  size?: ControlSize
}

/** Duration of the check mark, ms. */
const confirmationDuration = 2000

/** Copies text to the clipboard. Confirms with a check mark and an announcement. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, isLabelShown = false, variant, size = 'sm', ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmationDuration)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(labels.copied)
    } catch {
      announce(labels.copyFailed, 'assertive')
    }
  }

  const name = label ?? labels.copy
  const icon = isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />
  if (!isLabelShown) {
    return <IconButton variant={variant} size={size} {...rest} label={name} icon={icon} onClick={() => void copy()} />
  }
  return (
    <Button variant={variant ?? 'secondary'} size={size} {...rest} iconStart={icon} onClick={() => void copy()}>
      {isCopied ? labels.copied : name}
    </Button>
  )
}
