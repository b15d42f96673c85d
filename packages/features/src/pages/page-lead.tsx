import { Heading } from '@chonoi/ui/heading'
import type { ReactNode } from 'react'

/** The head of a page that is read: its name and what it is about. */
export function PageLead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="pages-lead">
      <Heading level={1} size={38}>
        {title}
      </Heading>
      <div className="pages-lead-text">{children}</div>
    </header>
  )
}
