import { ApiError } from '@chonoi/api-client'
import type { Validator } from '@chonoi/domain'
import { problemTextOr } from '@chonoi/i18n'
import type { FormError, FormFailure } from '@chonoi/ui/form'
import { createElement, type ReactNode, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { RetryCountdown } from '../app/retry-countdown.tsx'
import type { EditedRow } from './edited-row.ts'
import { fieldLabels } from './field-labels.ts'
import { isRefusal } from './is-refusal.ts'
import { shownFields } from './shown-fields.ts'
import { type FieldWords, useRowEdits } from './use-row-edits.tsx'

export interface ValidatedForm<Form extends FieldValues> {
  form: UseFormReturn<Form>
  /** Props for the kit's Form: `<Form {...formProps}>`. */
  formProps: {
    errors: FormError[]
    failure: FormFailure | undefined
    submitCount: number
    /** Both values of fields that somebody else has changed meanwhile. */
    notice: ReactNode
    onSubmit: (event: React.FormEvent) => void
  }
  /** Props for a control of the kit: `<TextField label={…} {...field('email')} />`. */
  field: <Name extends Path<Form>>(name: Name) => UseFormRegisterReturn<Name> & { error: string | undefined }
  /** Returns the error text of a field, for the `error` of a control that `field` doesn't support. */
  errorOf: (name: Path<Form>) => string | undefined
  isSubmitting: boolean
  /** Takes back what was typed since the stored row was read. */
  discard: () => void
}

/** A form of something new, which sends its values; or of a stored row, which sends what was changed of it. */
export type FormPurpose<Form extends FieldValues> =
  | {
      defaultValues: DefaultValues<Form>
      /** Submits the form. Errors of the server show at their field or on top, as do network failures; input is kept. */
      onSubmit: (values: Form) => Promise<unknown>
      edited?: never
    }
  | {
      /** `editedRow({ row, … })`. */
      edited: EditedRow<Form>
      defaultValues?: never
      onSubmit?: never
    }

interface CommonOptions<Form extends FieldValues> extends FieldWords<Form> {
  /** The domain's rules, which the server applies as well. */
  validate: Validator<Form>
  /** The title of a failure that no field has. Default: none for a refusal, else that nothing was sent. */
  failureTitle?: string
  /** Maps field names of the rules and of the server to the form's where they differ. */
  fieldOf?: (path: string) => string
  /** Names the part of a field that a problem is about, e.g. one entry of a text; it precedes the message. */
  partOf?: (path: string) => string | undefined
}

export type ValidatedFormOptions<Form extends FieldValues> = CommonOptions<Form> & FormPurpose<Form>

/**
 * Wraps react-hook-form: validates by the domain's rules before sending and shows the server's errors after it. A form of a
 * stored row sends what was changed and the version that it was changed in; it never gets at its values as a whole.
 */
export function useValidatedForm<Form extends FieldValues>(options: ValidatedFormOptions<Form>): ValidatedForm<Form> {
  const { t, i18n } = useTranslation(['common', 'errors'])
  const [failure, setFailure] = useState<FormFailure>()
  const isSending = useRef(false)
  const [shownLabels, setShownLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const fieldOf = (path: string) => options.fieldOf?.(path) ?? path
  function words(path: string, code: string, params?: Record<string, unknown>) {
    const text = problemTextOr(i18n, code, 'http.invalid', params)
    const part = options.partOf?.(path)
    return part ? `${part}: ${text}` : text
  }

  const resolver: Resolver<Form> = (values) => {
    const found = options.validate(values)
    // The first problem of each field, in the order of the rules.
    const named = found.map((problem) => ({ ...problem, name: fieldOf(problem.field) }))
    const firsts = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index)
    const errors = Object.fromEntries(
      firsts.map(({ name, field, code, params }) => [name, { type: code, message: words(field, code, params) }]),
    )
    return (found.length === 0 ? { values, errors: {} } : { values: {}, errors }) as Awaited<ReturnType<Resolver<Form>>>
  }
  const form = useForm<Form>({
    defaultValues: (options.edited?.fieldsOf(options.edited.row) ?? options.defaultValues) as DefaultValues<Form>,
    resolver,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  })
  const { errors, submitCount, isSubmitting } = form.formState
  const edits = useRowEdits(form, options.edited, options)
  const sent = useRef<HTMLFormElement>(null)

  async function send(values: Form) {
    // Ignores a second press before the first has rendered.
    if (isSending.current) return
    isSending.current = true
    try {
      if (options.edited) await edits.save(options.edited, values, sent.current ? shownFields(sent.current) : undefined)
      else await options.onSubmit(values)
    } catch (error) {
      const fields = error instanceof ApiError ? fieldsOf(error, values) : []
      for (const { path, code, params } of fields) {
        form.setError(fieldOf(path) as Path<Form>, { type: code, message: words(path, code, params) })
      }
      if (fields.length > 0) return
      const text = problemWords(i18n, error)
      const message =
        error instanceof ApiError && error.retryAfter !== null
          ? createElement(RetryCountdown, { key: submitCount, message: text, seconds: error.retryAfter })
          : text
      const title = options.failureTitle ?? (isRefusal(error) ? undefined : t('common:state.notSent'))
      setFailure({ ...(title !== undefined && { title }), message })
    } finally {
      isSending.current = false
    }
  }

  function errorOf(name: Path<Form>): string | undefined {
    const message = form.getFieldState(name, form.formState).error?.message
    return message === undefined ? undefined : String(message)
  }

  // In the order of the form; errors of the server without a field come last.
  const order = [...shownLabels.keys()]
  const names = Object.keys(errors).sort((one, other) => placeIn(order, one) - placeIn(order, other))
  const inFields = names.map((name) => {
    const label = options.labels?.[name as Path<Form>] ?? shownLabels.get(name)
    return { name, message: namedProblem(label, String(errors[name]?.message ?? '')) }
  })
  return {
    form,
    formProps: {
      errors: inFields,
      failure,
      submitCount,
      notice: edits.notice,
      onSubmit: (event) => {
        setFailure(undefined)
        if (event.currentTarget instanceof HTMLFormElement) {
          sent.current = event.currentTarget
          setShownLabels(fieldLabels(event.currentTarget))
        }
        void form.handleSubmit(send)(event)
      },
    },
    field: (name) => ({ ...form.register(name), error: errorOf(name) }),
    errorOf,
    isSubmitting,
    discard: edits.discard,
  }
}

/** Refusals of the whole request that are about one field. */
const fieldOfRefusal: Readonly<Record<string, string>> = {
  'slug.taken': 'slug',
  'carrier.code_taken': 'code',
  'remittance.reference_taken': 'bankReference',
}

function fieldsOf({ code, fields }: ApiError, values: FieldValues): ApiError['fields'] {
  const path = fieldOfRefusal[code]
  return fields.length === 0 && path !== undefined && path in values ? [{ path, code }] : fields
}

const placeIn = (order: readonly string[], name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

/**
 * Prefixes a problem with its field's label, as several fields can have the same problem, unless the text contains the
 * label.
 */
function namedProblem(label: string | undefined, message: string): string {
  return !label || message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
}
