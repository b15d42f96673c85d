import { Check, TriangleAlert } from 'lucide-react'
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
  /** Marks it: something in it has to be corrected. */
  hasProblems?: boolean
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children' | 'onSelect'> {
  steps: readonly Step[]
  /** The current step; all steps before it are complete. Without it all steps are complete. */
  currentId?: string
  /** Makes completed steps without a link buttons that lead back to them. */
  onSelect?: (id: string) => void
}

/** The position in a process of several steps. */
export function Steps({ steps, currentId, onSelect, className, ...rest }: StepsProps) {
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
            data-problems={step.hasProblems || undefined}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <span className="ui-steps-mark" aria-hidden="true" data-numeric="">
              {step.hasProblems ? <TriangleAlert /> : status === 'done' ? <Check /> : index + 1}
            </span>
            <span className="ui-steps-text">
              <span className="ui-steps-label">
                {status === 'done' ? <DoneStep step={step} onSelect={onSelect} /> : step.label}
                {status === 'done' && <VisuallyHidden> ({labels.stepDone})</VisuallyHidden>}
              </span>
              {step.hasProblems && <span className="ui-steps-problems">{labels.stepProblems}</span>}
              {step.description && <span className="ui-steps-description">{step.description}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The name of a completed step, which leads back to it. */
function DoneStep({ step: { id, label, href }, onSelect }: { step: Step } & Pick<StepsProps, 'onSelect'>) {
  if (href) return <Link href={href}>{label}</Link>
  if (!onSelect) return label
  return (
    <button type="button" className="ui-steps-back" onClick={() => onSelect(id)}>
      {label}
    </button>
  )
}
