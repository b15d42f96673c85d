import { IconButton } from '@chonoi/ui/icon-button'
import { TextField } from '@chonoi/ui/text-field'
import { CalendarDays, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useOverlay } from '../shell/use-overlay.ts'
import { readTypedDay, writeDay } from './day-text.ts'

const fetchCalendar = () => import('./day-calendar.tsx')
const DayCalendar = lazy(fetchCalendar)

export interface DayFieldProps {
  label: string
  /** `YYYY-MM-DD`, as are `min` and `max`; '' for none. */
  value: string
  min?: string
  max?: string
  /**
   * Called with a day, or '' when cleared. An invalid day, or one outside `min` and `max`, is marked as an error
   * instead.
   */
  onChange: (day: string) => void
}

/**
 * A day, typed or selected from a calendar that is loaded on intent. Applied with Enter, on blur, or from the calendar,
 * so that a half-typed year isn't queried.
 */
export function DayField({ label, value, min = '', max = '', onChange }: DayFieldProps) {
  const { t } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchCalendar)
  const [draft, setDraft] = useState({ of: value, text: writeDay(value), error: '' })
  // Another filter or the back button changed the URL: discards the typed text.
  const { text, error } = draft.of === value ? draft : { text: writeDay(value), error: '' }

  function set(day: string) {
    setDraft({ of: day, text: writeDay(day), error: '' })
    if (day !== value) onChange(day)
  }

  function commit() {
    const day = text.trim() === '' ? '' : readTypedDay(text)
    if (day === undefined) setDraft({ of: value, text, error: t('list.dayInvalid') })
    else if (day && min && day < min)
      setDraft({ of: value, text, error: t('list.dayTooEarly', { day: writeDay(min) }) })
    else if (day && max && day > max) setDraft({ of: value, text, error: t('list.dayTooLate', { day: writeDay(max) }) })
    else set(day)
  }

  return (
    <>
      <TextField
        ref={input}
        className="lists-day cn:[&_.ui-control-input]:pe-0"
        label={label}
        value={text}
        error={error}
        placeholder={t('list.dayPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        data-numeric
        onChange={(event) => setDraft({ of: value, text: event.target.value, error: '' })}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        end={
          <>
            {text !== '' && (
              <IconButton
                size="sm"
                label={t('list.dayClear', { field: label })}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  set('')
                  input.current?.focus()
                }}
              />
            )}
            <IconButton
              ref={triggerRef}
              size="sm"
              label={t('list.dayChoose', { field: label })}
              icon={<CalendarDays aria-hidden="true" />}
              aria-haspopup="dialog"
              {...triggerProps}
            />
          </>
        }
      />
      {isWanted && (
        <Suspense>
          <DayCalendar
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setOpen}
            label={label}
            value={value}
            min={min}
            max={max}
            onChoose={(day) => {
              set(day)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
