import type { ReactNode } from 'react'

/** What can be done with a row, at its end. On phones, where a row is a card, the buttons take a second line. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div className="cn:flex cn:gap-1 cn:items-center cn:justify-end cn:whitespace-nowrap cn:max-sm:flex-wrap">
      {children}
    </div>
  )
}
