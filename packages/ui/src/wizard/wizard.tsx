import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useHydrated } from '../base/use-hydrated.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Steps } from '../steps/steps.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface WizardStep {
  id: string
  label: string
  description?: ReactNode
  /** The fields of the step. They stay mounted once they were shown, so that going back keeps what was typed. */
  content: ReactNode
  /**
   * Asked before the next step, which comes only after true. It shows the problems at the fields, and moves the focus to
   * the first.
   */
  check?: () => boolean | Promise<boolean>
  /** Marks the step: something in it has to be corrected. */
  hasProblems?: boolean
}

export interface WizardProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Names the steps, e.g. "Các bước đăng ký". */
  label: string
  steps: readonly WizardStep[]
  currentId?: string
  /** Default the first step. */
  defaultCurrentId?: string
  onCurrentChange?: (id: string) => void
  /** Called after the check of the last step. */
  onFinish: () => void | Promise<void>
  /** The button of the last step, e.g. "Gửi hồ sơ". */
  finishLabel: ReactNode
  /** While it is being sent. */
  isFinishing?: boolean
  /** Level of the step's heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** After the buttons, e.g. one that leaves. */
  actions?: ReactNode
}

/**
 * A long form in steps, one at a time. It renders the `form`: Enter in a field goes to the next step. After each step the
 * focus is on the heading of the next one.
 */
export function Wizard(props: WizardProps) {
  const {
    label,
    steps,
    currentId,
    defaultCurrentId,
    onCurrentChange,
    onFinish,
    finishLabel,
    isFinishing = false,
    headingLevel = 2,
    actions,
    className,
    ...rest
  } = withoutNulls(props)
  const { labels } = useUi()
  const isHydrated = useHydrated()
  const wizardId = useId()
  const [ownId, setOwnId] = useState(defaultCurrentId ?? steps[0]?.id)
  const [isChecking, setChecking] = useState(false)
  const found = steps.findIndex(({ id }) => id === (currentId ?? ownId))
  const at = Math.max(0, found)
  const current = steps[at]
  const [visited, setVisited] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const shownBefore = useRef(current?.id)
  const isLast = at === steps.length - 1

  useEffect(() => {
    if (shownBefore.current === current?.id) return
    shownBefore.current = current?.id
    heading.current?.focus()
  }, [current?.id, heading, shownBefore])

  if (!current) return null
  const mounted = new Set([...visited, current.id])

  function go(id: string | undefined) {
    if (id === undefined) return
    setVisited([...mounted])
    setOwnId(id)
    onCurrentChange?.(id)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isChecking || isFinishing) return
    setChecking(true)
    try {
      if ((await current?.check?.()) === false) return
      if (isLast) await onFinish()
      else go(steps[at + 1]?.id)
    } finally {
      setChecking(false)
    }
  }

  return (
    <form noValidate {...rest} className={classNames('ui-wizard', className)} onSubmit={(event) => void submit(event)}>
      <Steps aria-label={label} currentId={current.id} steps={steps} onSelect={go} />
      {steps.map((step) => (
        <section
          key={step.id}
          className="ui-wizard-step"
          hidden={step.id !== current.id}
          aria-labelledby={`${wizardId}-${step.id}`}
        >
          {mounted.has(step.id) && (
            <>
              <Heading
                level={headingLevel}
                size={20}
                id={`${wizardId}-${step.id}`}
                className="ui-wizard-heading"
                tabIndex={-1}
                ref={step.id === current.id ? heading : undefined}
              >
                {step.label}
              </Heading>
              {step.content}
            </>
          )}
        </section>
      ))}
      <div className="ui-wizard-buttons">
        {at > 0 && (
          <Button variant="secondary" disabled={isFinishing} onClick={() => go(steps[at - 1]?.id)}>
            {labels.stepBack}
          </Button>
        )}
        <Button type="submit" isLoading={isChecking || isFinishing} disabled={!isHydrated}>
          {isLast ? finishLabel : labels.stepNext}
        </Button>
        {actions}
      </div>
    </form>
  )
}
