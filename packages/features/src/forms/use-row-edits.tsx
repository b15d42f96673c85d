import { ownLanguage } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { ConflictingValues } from './conflict-notice.tsx'
import { type EditedRow, storedMeanwhile } from './edited-row.ts'
import { type Dispute, mergeEdits } from './merge-edits.ts'
import type { ShownFields } from './shown-fields.ts'
import { shownValue } from './shown-value.tsx'
import { typeAgain } from './type-again.ts'

const ConflictNotice = lazy(() => import('./conflict-notice.tsx').then((m) => ({ default: m.ConflictNotice })))

/** How a form names its fields and their values. */
export interface FieldWords<Form extends FieldValues> {
  /** Labels of fields that the form doesn't show one of. */
  labels?: Partial<Record<Path<Form>, string>> | undefined
  /** The text of a value that has none of its own, e.g. the name of a category; undefined for the value itself. */
  shown?: ((name: keyof Form, fields: Form) => ReactNode) | undefined
}

interface Conflict<Form> {
  own: Form
  theirs: Form
  disputed: readonly Dispute<Form>[]
  words: ShownFields | undefined
}

/**
 * Saves the edits of a stored row over what others save meanwhile: changes of other fields are taken over, and where both
 * changed the same, both values are shown and the next save, which has seen them, decides.
 */
export function useRowEdits<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  edited: EditedRow<Form> | undefined,
  { labels, shown }: FieldWords<Form>,
) {
  const { t, i18n } = useTranslation('common')
  /** The version whose fields the form began with, or has taken over since. */
  const base = useRef(edited?.row)
  const isSaving = useRef(false)
  const [conflict, setConflict] = useState<Conflict<Form>>()

  /** Makes a version the one that is edited. What was typed since `before` stays. */
  function adopt({ fieldsOf, rules }: EditedRow<Form>, row: object, before: Form) {
    base.current = row
    const stored = fieldsOf(row)
    typeAgain(form, stored, mergeEdits(before, form.getValues(), stored, rules).merged)
  }

  useEffect(() => {
    if (!edited || !base.current || isSaving.current || !edited.isNewer(edited.row, base.current)) return
    const read = edited.fieldsOf(base.current)
    const { disputed } = mergeEdits(read, form.getValues(), edited.fieldsOf(edited.row), edited.rules)
    // A dispute is shown once it is to be saved, when the server refuses it.
    if (disputed.length === 0) adopt(edited, edited.row, read)
  })

  async function save(row: EditedRow<Form>, values: Form, words: ShownFields | undefined): Promise<void> {
    const { fieldsOf, rules } = row
    let began = base.current ?? row.row
    let stored = began
    let own = values
    /** What the form held when it was sent. */
    let sent = values
    setConflict(undefined)
    /** Everything that was sent so far is stored with this version. */
    function keep(part: object) {
      adopt(row, part, sent)
      began = part
      stored = part
      own = fieldsOf(part)
      sent = own
    }
    isSaving.current = true
    try {
      for (;;) {
        const saved = await row.send(stored, own, keep).catch((error: unknown) => {
          const theirs = storedMeanwhile(error)
          if (!theirs) throw error
          return { theirs }
        })
        if (!isStale(saved)) {
          adopt(row, saved, sent)
          row.onSaved(saved)
          return
        }
        const { merged, disputed } = mergeEdits(fieldsOf(stored), own, fieldsOf(saved.theirs), rules)
        stored = saved.theirs
        if (disputed.length > 0) {
          adopt(row, stored, fieldsOf(began))
          setConflict({ own: merged, theirs: fieldsOf(stored), disputed, words })
          return
        }
        own = merged
      }
    } catch (error) {
      if (stored !== began) adopt(row, stored, fieldsOf(began))
      throw error
    } finally {
      isSaving.current = false
    }
  }

  const keyOf = (unit: Dispute<Form>) => unit.join(' ')
  function textOf(name: keyof Form, fields: Form, words: ShownFields | undefined): ReactNode {
    const named = shown?.(name, fields) ?? words?.choiceOf(String(name), fields[name])
    return (
      named ??
      shownValue(String(name), fields[name], {
        yes: t('word.yes'),
        no: t('word.no'),
        language: ownLanguage(i18n.language),
      })
    )
  }
  function valuesOf({ own, theirs, disputed, words }: Conflict<Form>): ConflictingValues[] {
    const labelOf = (name: keyof Form) => labels?.[name as Path<Form>] ?? words?.labelOf(String(name)) ?? ''
    return disputed.map((unit) => {
      const texts = (fields: Form) =>
        unit
          .map((name) => ({ name, text: textOf(name, fields, words) }))
          .filter(({ text }) => Boolean(text))
          .flatMap(({ name, text }, index) => [index > 0 && ' · ', <span key={String(name)}>{text}</span>])
      const label = [...new Set(unit.map(labelOf).filter(Boolean))].join(' · ')
      const [mine, saved] = [texts(own), texts(theirs)]
      return {
        ...{ name: keyOf(unit), label },
        ...{ own: mine.length > 0 ? mine : '', theirs: saved.length > 0 ? saved : '' },
      }
    })
  }
  function put(fields: Form, unit: Dispute<Form>) {
    for (const name of unit)
      form.setValue(name as Path<Form>, fields[name] as PathValue<Form, Path<Form>>, { shouldDirty: true })
  }
  function takeTheirs({ theirs, disputed }: Conflict<Form>) {
    for (const unit of disputed) put(theirs, unit)
    setConflict(undefined)
    // The pressed button goes with the notice.
    const [name] = disputed[0] ?? []
    if (name !== undefined) form.setFocus(name as Path<Form>)
  }

  const notice = conflict && (
    <Suspense>
      <ConflictNotice
        values={valuesOf(conflict)}
        onChoose={(key, choice) => {
          const unit = conflict.disputed.find((one) => keyOf(one) === key)
          if (unit) put(conflict[choice], unit)
        }}
        onTakeTheirs={() => takeTheirs(conflict)}
      />
    </Suspense>
  )
  return {
    save,
    notice,
    /** Takes back what was typed. */
    discard() {
      form.reset(edited?.fieldsOf(base.current ?? edited.row))
      setConflict(undefined)
    },
  }
}

const isStale = (answer: object): answer is { theirs: object } => 'theirs' in answer
