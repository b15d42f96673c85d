import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { Link } from '../link/link.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface Step {
  id: string
  label: ReactNode
  description?: ReactNode
  /** Link back to a completed step. */
  href?: string
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[]
  /** The current step; all steps before it are complete. Without it all steps are complete. */
  currentId?: string
}

/** The position in a process of several steps. */
export function Steps({ steps, currentId, className, ...rest }: StepsProps) {
  const { labels } = useUi()
  const found = steps.findIndex((step) => step.id === currentId)
  const current = currentId === undefined ? steps.length : found
  return (
    <ol {...rest} className={classNames('ui-steps', className)}>
      {steps.map((step, index) => {
        const status = index < current ? 'done' : index === current ? 'current' : 'upcoming'
        return (
          <li
            key={step.id}
            className="ui-steps-item"
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <span className="ui-steps-mark" aria-hidden="true" data-numeric="">
              {status === 'done' ? <Check /> : index + 1}
            </span>
            <span className="ui-steps-text">
              <span className="ui-steps-label">
                {status === 'done' && step.href ? <Link href={step.href}>{step.label}</Link> : step.label}
                {status === 'done' && <VisuallyHidden> ({labels.stepDone})</VisuallyHidden>}
              </span>
              {step.description && <span className="ui-steps-description">{step.description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
