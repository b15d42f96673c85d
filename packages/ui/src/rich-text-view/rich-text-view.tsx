import { type ComponentProps, createElement, type ReactNode, useMemo } from 'react'
import { classNames } from '../base/class-names.ts'
import { BareLink } from '../link/link.tsx'
import { allowHtml } from '../rich-text/allow-html.ts'
import type { AllowedHtml } from '../rich-text/allowed-html.ts'
import { headingsIn, type RichTextHeading } from '../rich-text/headings.ts'
import type { HtmlElement, HtmlNode } from '../rich-text/html-node.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { ScrollArea } from '../scroll-area/scroll-area.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

export type { AllowedHtml } from '../rich-text/allowed-html.ts'
export { cleanHtml } from '../rich-text/clean-html.ts'
export type { RichTextHeading } from '../rich-text/headings.ts'

export interface RichTextViewProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The stored HTML. */
  html: string
  /** Allowed elements; everything else is left out. */
  allowed: AllowedHtml
  /** Gives headings of level 2 and 3 the ids that `readHeadings` returns. Default false. */
  hasAnchors?: boolean
  /** Returns the narrower versions of an allowed image. Default none. */
  sourcesOf?: (picture: RichTextPicture) => RichTextSources
}

/** An image of the text: its URL, and its width in pixels where the text has it. */
export interface RichTextPicture {
  src: string
  width: number | undefined
}

export interface RichTextSources {
  srcSet?: string | undefined
  sizes?: string | undefined
}

/** The headings of level 2 and 3, for a table of contents (AnchorNav) beside a view with `hasAnchors`. */
export function readHeadings(html: string, allowed: AllowedHtml): RichTextHeading[] {
  return [...headingsIn(allowHtml(readHtml(html), allowed)).values()]
}

const noHeadings: ReadonlyMap<HtmlElement, RichTextHeading> = new Map()

const reactNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' }

function toProps({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]))
}

interface Drawing {
  tableLabel: string
  headings: typeof noHeadings
  sourcesOf: NonNullable<RichTextViewProps['sourcesOf']>
}

const noSources = () => ({})

/** Before the URL comes what says how it is loaded: a browser that gets the URL first begins at once. */
function pictureProps({ attributes }: HtmlElement, { sourcesOf }: Drawing) {
  const { src = '', width } = attributes
  const { srcSet, sizes } = sourcesOf({ src, width: width === undefined ? undefined : Number(width) })
  return { loading: 'lazy', decoding: 'async', ...(srcSet && { sizes, srcSet }), ...attributes }
}

function draw(nodes: readonly HtmlNode[], drawing: Drawing): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = node.name === 'img' ? pictureProps(node, drawing) : toProps(node)
    const children = draw(node.children, drawing)
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
        <ScrollArea key={index} label={drawing.tableLabel} className="ui-rich-text-table">
          <table>{children}</table>
        </ScrollArea>
      )
    }
    return createElement(node.name, { key: index, ...props, id: drawing.headings.get(node)?.id }, ...children)
  })
}

/**
 * Read-only rich text. Renders React elements, never `innerHTML`, so only elements in the allow-list reach the page, on
 * the server as in the browser.
 */
export function RichTextView(props: RichTextViewProps) {
  const { html, allowed, hasAnchors = false, sourcesOf, className, ...rest } = props
  const { labels } = useUi()
  const content = useMemo(() => {
    const nodes = allowHtml(readHtml(html), allowed)
    return draw(nodes, {
      tableLabel: labels.table,
      headings: hasAnchors ? headingsIn(nodes) : noHeadings,
      sourcesOf: sourcesOf ?? noSources,
    })
  }, [html, allowed, hasAnchors, sourcesOf, labels.table])
  return (
    <div {...rest} className={classNames('ui-rich-text', className)}>
      {content}
    </div>
  )
}
