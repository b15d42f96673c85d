import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { isAllowedLink } from '../rich-text/allowed-address.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { completeAddress } from './complete-address.ts'
import type { RichTextWords } from './rich-text-words.ts'

export interface LinkWindowProps {
  editor: Editor
  allowed: AllowedHtml
  words: RichTextWords
  onClose: () => void
}

/** Dialog for the URL of the selected text. */
export function LinkWindow({ editor, allowed, words, onClose }: LinkWindowProps) {
  const { labels } = useUi()
  const formId = useId()
  const [isWrong, setWrong] = useState(false)
  const isChange = editor.isActive('link')
  const hasWords = isChange || !editor.state.selection.empty

  function save(fields: FormData) {
    const href = completeAddress(String(fields.get('address')))
    if (!isAllowedLink(href, allowed)) {
      setWrong(true)
      return
    }
    const linked = editor.chain().extendMarkRange('link')
    if (hasWords) linked.setMark('link', { href }).run()
    else {
      const text = String(fields.get('text')).trim() || href
      editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    }
    onClose()
  }

  return (
    <Dialog
      title={words.link}
      size="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          {isChange && (
            <Button
              variant="ghost"
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            >
              {words.linkRemove}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.linkSave}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          save(new FormData(event.currentTarget))
        }}
      >
        <Stack gap={3}>
          <TextField
            label={words.linkAddress}
            name="address"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            help={words.linkAddressHelp}
            error={isWrong ? words.linkAddressWrong : undefined}
            defaultValue={String(editor.getAttributes('link').href ?? '')}
            onChange={() => setWrong(false)}
            isRequired
          />
          {!hasWords && <TextField label={words.linkText} name="text" />}
        </Stack>
      </form>
    </Dialog>
  )
}
