/** Every element with a class of the kit, and what such an element holds. */
const kit = '[class^="ui-"],[class*=" ui-"]'
/** Zero for being the kit's, and the weight of one element name: as much as the other framework's own element rules. */
const ours = `:where(${kit},:is(${kit}) *):not(_)`
/** Of the page's rule only what text inherits; the page itself is the other framework's. */
const inherited = /^(color|font-|line-height|overflow-wrap|-webkit-font-smoothing)/

/** The inside of the first block that begins with `head`. */
function blockOf(css, head) {
  const start = css.indexOf(`${head}{`)
  if (start < 0) throw new Error(`The stylesheet has no ${head}.`)
  return css.slice(start + head.length + 1, endOf(css, start + head.length))
}

/** Where the brace that opens at or after `from` is closed. */
function endOf(css, from) {
  for (let at = css.indexOf('{', from), depth = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A brace of the stylesheet is never closed.')
}

/** A selector for the kit's own elements only; before a pseudo-element, because nothing may follow one. */
function narrow(selector) {
  const [, element, pseudo = ''] = /^(.*?)(::?(?:before|after|selection))?$/.exec(selector)
  return `${element}${ours}${pseudo}`
}

/** Rules of base.css for the kit's own elements only; those of the page itself fall away. */
function narrowRules(css) {
  let rules = ''
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at)
    const close = endOf(css, open)
    const [head, body] = [css.slice(at, open), css.slice(open + 1, close)]
    at = close + 1
    if (head.startsWith('@')) rules += `${head}{${narrowRules(body)}}`
    else if (head === 'body') {
      const declarations = body.split(';').filter((declaration) => inherited.test(declaration))
      rules += `:where(${kit}):where(:not(:is(${kit}) *)):not(_){${declarations.join(';')}}`
    } else if (head !== 'html') rules += `${head.split(',').map(narrow).join(',')}{${body}}`
  }
  return rules
}

/**
 * The kit's stylesheet for a page that stands on another CSS framework already (Bootstrap, or a firm's own). Rules outside of
 * layers win over all that are in one, so nothing is in a layer here; what the other framework says of plain elements is
 * undone inside the kit, and the kit's own rules for plain elements end at its borders. Meant to be loaded after the other.
 */
export function styleBesideOthers(css) {
  // The page is light unless it says otherwise: a dark system must not turn the kit dark inside of it.
  const tokens = blockOf(css, '@layer ui.tokens').replace('color-scheme:light dark', 'color-scheme:light')
  // To what layers say (React Aria's touch behaviour is in one); attributes that draw, as an icon's, stay too.
  const undo = `${ours}{all:revert-layer}`
  return tokens + undo + narrowRules(blockOf(css, '@layer ui.base')) + blockOf(css, '@layer ui.components')
}
