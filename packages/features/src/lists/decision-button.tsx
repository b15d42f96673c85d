import { Button, type ButtonProps } from '@chonoi/ui/button'
import { keepPlace } from './keep-place.ts'
import { type Decision, decisionKeys } from './use-list-keys.ts'

export interface DecisionButtonProps extends ButtonProps {
  decision: Decision
}

/**
 * Decides on a row of a queue: by a press, or by a key while its row or its details have the focus. The row may then
 * leave the list: the one in its place gets the focus, and the details follow.
 */
export function DecisionButton({ decision, onClick, ...button }: DecisionButtonProps) {
  return (
    <Button
      {...button}
      data-decision={decision}
      aria-keyshortcuts={decisionKeys[decision]}
      onClick={(event) => {
        const watch = keepPlace()
        onClick?.(event)
        watch()
      }}
    />
  )
}
