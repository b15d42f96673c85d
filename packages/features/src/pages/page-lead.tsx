import { Heading } from '@chonoi/ui/heading'
import type { ReactNode } from 'react'

/** The head of a text page: its title and introduction. */
export function PageLead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="cn:grid cn:gap-3 cn:max-w-184">
      <Heading
        level={1}
        size={38}
        className="cn:tracking-[-0.015em] cn:max-md:text-[length:clamp(var(--ds-text-24),1.1rem+1.6vw,var(--ds-text-30))]"
      >
        {title}
      </Heading>
      <div className="cn:grid cn:gap-2 cn:text-text-muted cn:text-18">{children}</div>
    </header>
  )
}
