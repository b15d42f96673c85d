import { type ComponentType, type Ref, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Alert } from '../alert/alert.tsx'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { Button } from '../button/button.tsx'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { FieldMessages, fieldMessageIds, RequiredMark } from '../field/field-parts.tsx'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { RichTextView } from '../rich-text-view/rich-text-view.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import type { EditorSurfaceProps } from './editor-surface.tsx'
import type { ChoosePicture, UploadPicture } from './picture-window.tsx'

export type { AllowedHtml } from '../rich-text/allowed-html.ts'
export type { ChoosePicture, UploadedPicture, UploadPicture } from './picture-window.tsx'

export interface RichTextEditorProps extends FieldOptions, GlobalAttributes {
  /** Allowed elements; the server sanitizes with the same list. The toolbar offers nothing else. */
  allowed: AllowedHtml
  /** HTML; the empty string when there is no content. */
  value?: string
  defaultValue?: string
  /** Called with HTML that contains only what `allowed` lists. */
  onChange?: (html: string) => void
  onBlur?: () => void
  /** Name under which a form submits the HTML. */
  name?: string
  placeholder?: string
  disabled?: boolean
  readOnly?: boolean
  /** Shows a character counter that ignores markup. Doesn't limit the length: validate it. */
  characterLimit?: number
  /** Uploads an image and returns its URL. Without it no images can be added. */
  uploadPicture?: UploadPicture
  /** Lets people choose an image that was uploaded before, beside uploading one. */
  choosePicture?: ChoosePicture
  ref?: Ref<HTMLDivElement>
}

type Surface = ComponentType<EditorSurfaceProps>

let loaded: Surface | undefined

/** Loads the editor's code ahead, so that the editor is whole at its first paint. For the loader of a page. */
export async function preloadRichTextEditor(): Promise<void> {
  loaded = (await import('./editor-surface.tsx')).default
}

/** Loads the editor's code after the component is mounted. `retry` loads it again after a network failure. */
function useSurface() {
  const [Surface, setSurface] = useState<Surface | undefined>(() => loaded)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./editor-surface.tsx').then(
      (module) => setSurface(() => module.default),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (!loaded) load()
  }, [load])
  return { Surface, hasFailed, retry: load }
}

/**
 * A rich text editor: headings, lists, links, images and tables, typed, pasted from office programs or edited as HTML.
 * Its code is loaded lazily; until then the text is readable.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const {
    allowed,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    name,
    placeholder,
    disabled,
    readOnly,
    ...more
  } = withoutNulls(props)
  const { characterLimit, uploadPicture, choosePicture, ref, ...others } = more
  const [field, attributes] = separateFieldOptions(others)
  const { label, help, error, isRequired, isLabelHidden, id: givenId, className } = field
  const { labels } = useUi()
  const ownId = useId()
  const id = givenId ?? ownId
  const whole = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(whole, ref)
  const [ownHtml, setOwnHtml] = useState(defaultValue)
  const html = value ?? ownHtml
  const { Surface, hasFailed, retry } = useSurface()

  function change(next: string) {
    setOwnHtml(next)
    onChange?.(next)
  }

  return (
    <div
      {...attributes}
      ref={mergedRef}
      id={id}
      className={classNames('ui-field', className)}
      data-invalid={error ? true : undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions jsx-a11y/click-events-have-key-events -- a press on the label, which a native label gives for free */}
      <span
        id={`${id}-label`}
        className={isLabelHidden ? 'ui-visually-hidden' : 'ui-field-label'}
        onClick={() => whole.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus()}
      >
        {label}
        {isRequired && <RequiredMark />}
      </span>
      {Surface ? (
        <Surface
          {...{ onBlur, placeholder, readOnly, characterLimit, uploadPicture, choosePicture }}
          allowed={allowed}
          html={html}
          onChange={change}
          name={name}
          disabled={disabled}
          labelId={`${id}-label`}
          describedBy={fieldMessageIds(id, help, error)}
          isInvalid={Boolean(error)}
          isRequired={Boolean(isRequired)}
        />
      ) : (
        <div className="ui-rich-text-frame" aria-busy={!hasFailed || undefined}>
          {hasFailed && (
            <Alert
              tone="danger"
              actions={
                <Button size="sm" variant="secondary" onClick={retry}>
                  {labels.retry}
                </Button>
              }
            >
              {labels.editorFailed}
            </Alert>
          )}
          <div className="ui-rich-text-toolbar" aria-hidden="true" />
          <RichTextView html={html} allowed={allowed} className="ui-rich-text-content" />
        </div>
      )}
      {name && <input type="hidden" name={name} value={html} disabled={disabled} />}
      <FieldMessages controlId={id} help={help} error={error} />
    </div>
  )
}
