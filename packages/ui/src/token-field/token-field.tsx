import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import type { GlobalAttributes } from '../base/global-attributes.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { type FieldOptions, separateFieldOptions } from '../field/field-options.ts'
import { Field } from '../field/field.tsx'
import { announce } from '../live-region/announce.ts'
import { Tag } from '../tag/tag.tsx'
import { handleTagKeys } from '../tag/tag-keys.ts'
import { useUi } from '../ui-provider/ui-context.ts'

export interface TokenFieldProps extends FieldOptions, GlobalAttributes {
  value?: readonly string[]
  /** Default none. */
  defaultValue?: readonly string[]
  onChange?: (words: string[]) => void
  onBlur?: () => void
  /** Name under which a form submits each keyword. */
  name?: string
  placeholder?: string
  disabled?: boolean
  /** Ref of the text box. */
  ref?: Ref<HTMLInputElement>
}

/** Normalizes a keyword: composed letters, single spaces, trimmed. */
const clean = (word: string) => word.normalize('NFC').trim().replace(/\s+/g, ' ')
const isSame = (one: string, other: string) => one.toLocaleLowerCase('vi') === other.toLocaleLowerCase('vi')

/** A field for free-form keywords, each added with Enter or a comma. Ignores duplicates. */
export function TokenField(props: TokenFieldProps) {
  const {
    value,
    defaultValue = [],
    onChange,
    onBlur,
    name,
    placeholder,
    disabled,
    ref,
    ...others
  } = withoutNulls(props)
  const [field, attributes] = separateFieldOptions(others)
  const { labels } = useUi()
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRefs(box, ref)
  const list = useRef<HTMLUListElement>(null)
  const [ownWords, setOwnWords] = useState<readonly string[]>(defaultValue)
  const [typed, setTyped] = useState('')
  const words = value ?? ownWords

  function change(next: string[]) {
    setOwnWords(next)
    onChange?.(next)
  }

  function add(offered: readonly string[]) {
    const next = [...words]
    for (const word of offered.map(clean).filter(Boolean)) {
      if (next.some((one) => isSame(one, word))) announce(labels.tokenTwice(word))
      else next.push(word)
    }
    if (next.length > words.length) change(next)
    setTyped('')
  }

  function remove(index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? box.current
    neighbour?.focus()
    change(words.filter((_, one) => one !== index))
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Enter that ends a Vietnamese composition doesn't add a keyword.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      // Enter in an empty box may submit the form.
      if (typed !== '') event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && words.length > 0) {
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }

  /** Commas are looked for in the text, because the keyboards of phones don't tell their keys. */
  function type(text: string) {
    if (text.includes(',')) add(text.split(','))
    else setTyped(text)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pieces = event.clipboardData.getData('text').split(/[,;\n\t]/)
    if (pieces.length < 2) return
    event.preventDefault()
    add([...pieces.slice(0, 1).map((piece) => typed + piece), ...pieces.slice(1)])
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={classNames('ui-control', 'ui-token-field')} data-disabled={disabled || undefined}>
          {words.length > 0 && (
            <ul
              ref={list}
              className="ui-token-field-list"
              onKeyDown={(event) => handleTagKeys(event, box.current, remove)}
              id={listId}
            >
              {words.map((word, index) => (
                <li key={word}>
                  <Tag onRemove={disabled ? undefined : () => remove(index)}>{word}</Tag>
                </li>
              ))}
            </ul>
          )}
          <input
            {...attributes}
            {...control}
            ref={mergedRef}
            type="text"
            className="ui-control-input"
            aria-describedby={
              [control['aria-describedby'], words.length > 0 && listId].filter(Boolean).join(' ') || undefined
            }
            data-field-name={name}
            enterKeyHint="enter"
            autoComplete="off"
            placeholder={words.length === 0 ? placeholder : undefined}
            disabled={disabled}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={handleKey}
            onPaste={paste}
            onBlur={() => {
              add([typed])
              onBlur?.()
            }}
          />
          {name && words.map((word) => <input key={word} type="hidden" name={name} value={word} disabled={disabled} />)}
        </div>
      )}
    </Field>
  )
}
