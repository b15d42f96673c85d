import { productLimits } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { TagGroup } from '@chonoi/ui/tag-group'
import { TextField } from '@chonoi/ui/text-field'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

export interface TagsFieldProps {
  value: readonly string[]
  onChange: (tags: string[]) => void
  error?: string | undefined
}

/** Edits a product's tags, one at a time. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const { t } = useTranslation('productManagement')
  const [typed, setTyped] = useState('')
  function add() {
    const tag = typed.trim()
    if (!tag) return
    if (!value.includes(tag)) onChange([...value, tag])
    setTyped('')
  }
  return (
    <div className="cn:grid cn:gap-3">
      <div className="cn:grid cn:grid-cols-[minmax(0,1fr)_auto] cn:gap-2">
        <TextField
          label={t('edit.tags')}
          help={t('edit.tagsHelp')}
          name="tags"
          value={typed}
          maxLength={productLimits.maxTag}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // Enter would submit the form.
            event.preventDefault()
            add()
          }}
        />
        <Button
          variant="secondary"
          // Beside the control, under its label.
          className="cn:self-start cn:mt-7"
          onClick={add}
          disabled={typed.trim() === ''}
        >
          {t('edit.addTag')}
        </Button>
      </div>
      {value.length > 0 && (
        <TagGroup
          label={t('edit.tags')}
          items={value.map((tag) => ({ id: tag, label: tag }))}
          onRemove={(tag) => onChange(value.filter((one) => one !== tag))}
        />
      )}
    </div>
  )
}
