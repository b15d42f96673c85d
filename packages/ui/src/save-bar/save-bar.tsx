import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import { edgeHeight } from '../base/edge-height.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export interface SaveBarProps extends Omit<ComponentProps<'section'>, 'children' | 'onReset'> {
  /** Whether there are unsaved changes. The bar is shown only then. */
  isDirty: boolean
  /** Called by the save button. Omit it inside a form: the button then submits the form. */
  onSave?: () => void
  /** Discards the changes. Without it there is no discard button. */
  onDiscard?: () => void
  /** Further ways to save, between discard and save. */
  actions?: ReactNode
  isSaving?: boolean
  /** The reason saving failed. Announced immediately. */
  error?: ReactNode
  /** Default "unsaved changes". */
  message?: ReactNode
  /** Default "save". */
  saveLabel?: string
}

const barHeight = edgeHeight('bar')

/** A bar that sticks to the bottom of a long form while it has unsaved changes. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, onSave, onDiscard, actions, isSaving, error, message, saveLabel, className, ref, ...rest } =
    withoutNulls(props)
  const { labels } = useUi()
  const mergedRef = useMergedRefs(barHeight, ref)
  return (
    <>
      <div className="ui-visually-hidden" role="status">
        {isDirty ? labels.unsavedChanges : ''}
      </div>
      {(isDirty || isSaving) && (
        <section
          ref={mergedRef}
          aria-label={labels.unsavedChanges}
          {...rest}
          className={classNames('ui-save-bar', className)}
        >
          <p className="ui-save-bar-message" data-failed={error ? true : undefined} role={error ? 'alert' : undefined}>
            {error ?? message ?? labels.unsavedChanges}
          </p>
          <div className="ui-save-bar-actions">
            {onDiscard && (
              <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
                {labels.discard}
              </Button>
            )}
            {actions}
            <Button type={onSave ? 'button' : 'submit'} isLoading={isSaving} onClick={onSave}>
              {saveLabel ?? labels.save}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
