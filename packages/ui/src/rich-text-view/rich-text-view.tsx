import { type ComponentProps, createElement, type ReactNode, useMemo } from 'react'
import { classNames } from '../base/class-names.ts'
import { BareLink } from '../link/link.tsx'
import { allowHtml } from '../rich-text/allow-html.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import type { HtmlElement, HtmlNode } from '../rich-text/html-node.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export type { AllowedHtml } from '../rich-text/allowed-html.ts'
export { cleanHtml } from '../rich-text/clean-html.ts'

export interface RichTextViewProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The stored HTML. */
  html: string
  /** Allowed elements; everything else is left out. */
  allowed: AllowedHtml
}

const reactNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

function toProps({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))
}

function draw(nodes: readonly HtmlNode[], tableLabel: string): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = toProps(node)
    const children = draw(node.children, tableLabel)
    if (node.name === 'a') {
      return (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
        <BareLink key={index} {...props} href={node.attributes.href ?? ''}>
          {children}
        </BareLink>
      )
    }
    if (node.name === 'table') {
      return (
        // oxlint-disable-next-line react/no-array-index-key
        <ScrollArea key={index} label={tableLabel} className="ui-rich-text-table">
          <table>{children}</table>
        </ScrollArea>
      )
    }
    const more = node.name === 'img' ? { loading: 'lazy', decoding: 'async' } : {}
    return createElement(node.name, { key: index, ...props, ...more }, ...children)
  })
}

/**
 * Read-only rich text. Renders React elements, never `innerHTML`, so only elements in the allow-list reach the page, on
 * the server as in the browser.
 */
export function RichTextView({ html, allowed, className, ...rest }: RichTextViewProps) {
  const { labels } = useUi()
  const content = useMemo(() => draw(allowHtml(readHtml(html), allowed), labels.table), [html, allowed, labels.table])
  return (
    <div {...rest} className={classNames('ui-rich-text', className)}>
      {content}
    </div>
  )
}
