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
  /** A day, or '' once it was emptied. What isn't a day between `min` and `max` isn't told, but marked as a mistake. */
  onChange: (day: string) => void
}

/**
 * A day, typed or chosen from a calendar that is fetched on intent. It goes out with Enter, on leaving the field, or from
 * the calendar: a list isn't asked for the year 2.
 */
export function DayField({ label, value, min = '', max = '', onChange }: DayFieldProps) {
  const { t } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, setOpen, isWanted, triggerRef, triggerProps } = useOverlay(fetchCalendar)
  const [draft, setDraft] = useState({ of: value, text: writeDay(value), error: '' })
  // The address has changed, by another filter or the way back: what was typed for the old one is gone.
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
