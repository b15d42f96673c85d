import axe, { type RunOptions } from 'axe-core'
import type { Fault } from './fault.ts'
import type { AxeScope } from './modes.ts'

const colours = ['color-contrast', 'link-in-text-block']
const layout = ['target-size', 'scrollable-region-focusable', 'css-orientation-lock']

/** Disables `region`: a story is only a part of a page, so its content needs no landmarks. */
const rules = { region: { enabled: false }, 'target-size': { enabled: true } }
const without = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, { enabled: false }]))

const scopes: Record<AxeScope, RunOptions> = {
  everything: { rules },
  words: { rules: { ...rules, ...without([...colours, ...layout]) } },
  colours: { runOnly: colours },
  layout: { runOnly: layout },
}

/** `content-visibility: auto` leaves elements off screen at a guessed size, where axe takes them for covered by the next ones. */
const everythingDrawn = new CSSStyleSheet()
everythingDrawn.replaceSync('* { content-visibility: visible !important }')

/** Returns axe's violations in the whole document: WCAG 2.2 A and AA, and axe's best practices. */
export async function checkAxe(scope: AxeScope): Promise<Fault[]> {
  document.adoptedStyleSheets.push(everythingDrawn)
  const { violations } = await axe
    .run({ include: document.body, exclude: ['.sb-wrapper'] }, { ...scopes[scope], resultTypes: ['violations'] })
    .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(everythingDrawn), 1))
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => ({
      check: 'axe',
      message: `${violation.id}: ${node.failureSummary ?? violation.help}`.replaceAll('\n', ' '),
      element: document.querySelector(node.target.flat().join(' ')) ?? undefined,
    })),
  )
}
