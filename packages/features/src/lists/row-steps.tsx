import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { useRowSteps } from './use-row-steps.ts'

export interface RowStepsProps {
  steps: ReturnType<typeof useRowSteps>
  /** Stands at the end of the line. */
  children: ReactNode
}

/** The previous and the next row of a list, and the place of the shown one. */
export function RowSteps({ steps, children }: RowStepsProps) {
  const { t } = useTranslation('common')
  const { isTurning, position, total } = steps
  return (
    <div className="cn:flex cn:flex-wrap cn:gap-2 cn:items-center cn:w-full">
      <Step
        label={t('details.previous')}
        atEnd={t('details.atStart')}
        shortcut="k"
        icon={<ChevronUp />}
        isTurning={isTurning}
        onPress={steps.previous}
      >
        {t('list.previous')}
      </Step>
      <Step
        label={t('details.next')}
        atEnd={t('details.atEnd')}
        shortcut="j"
        icon={<ChevronDown />}
        isTurning={isTurning}
        onPress={steps.next}
      >
        {t('list.next')}
      </Step>
      {position !== undefined && (
        <Text size={13} tone="muted" className="cn:figures">
          {position} / {total}
        </Text>
      )}
      {children}
    </div>
  )
}

interface StepProps {
  label: string
  /** Why there is no further row. */
  atEnd: string
  shortcut: string
  icon: ReactNode
  children: ReactNode
  /** While the next page is fetched. */
  isTurning: boolean
  /** Absent at the end of the rows. The button then keeps the focus that it may have. */
  onPress: (() => void) | undefined
}

function Step({ label, atEnd, shortcut, icon, isTurning, children, onPress }: StepProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      iconStart={icon}
      isLoading={isTurning}
      {...(!onPress && !isTurning && { disabledReason: atEnd })}
      onClick={() => onPress?.()}
    >
      {children}
    </Button>
  )
}
