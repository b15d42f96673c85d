import { SearchField } from '@chonoi/ui/search-field'
import { useEffect, useState } from 'react'
import type { ListState } from './use-list-state.ts'

/** How long somebody may pause between two letters. */
const pauseMs = 300

export interface SearchFilterProps {
  state: ListState
  label: string
  placeholder?: string
}

/** The search of a list: answers while somebody types, and at once with Enter. */
export function SearchFilter({ state, label, placeholder }: SearchFilterProps) {
  const { search, setSearch } = state
  const [text, setText] = useState(search)
  // What this field asked for last. A search that comes from elsewhere (Back, a view, "clear") replaces the text.
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === asked) return
    const timer = setTimeout(() => {
      setAsked(wanted)
      setSearch(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, asked, setSearch])

  return (
    <SearchField
      label={label}
      isLabelHidden={false}
      {...(placeholder && { placeholder })}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onSubmit={() => {
        if (wanted === asked) return
        setAsked(wanted)
        setSearch(wanted)
      }}
    />
  )
}
