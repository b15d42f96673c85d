/** Selects every element with a class of the kit, and its descendants. */
const kit = '[class^="ui-"],[class*=" ui-"]'
/** Adds the specificity of one element name to the kit's zero: equal to the other framework's element rules. */
const ours = `:where(${kit},:is(${kit}) *):not(_)`
/** Keeps only inherited text properties of the page's rule. The page itself belongs to the other framework. */
const inherited = /^(color|font-|line-height|overflow-wrap|-webkit-font-smoothing)/

/** Returns the body of the first block that begins with `head`. */
function blockOf(css, head) {
  const start = css.indexOf(`${head}{`)
  if (start < 0) throw new Error(`The stylesheet has no ${head}.`)
  return css.slice(start + head.length + 1, endOf(css, start + head.length))
}

/** Returns the position of the closing brace of the block that opens at or after `from`. */
function endOf(css, from) {
  for (let at = css.indexOf('{', from), depth = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A brace of the stylesheet is never closed.')
}

/** Limits a selector to the kit's own elements. Inserts before a pseudo-element, because nothing may follow one. */
function narrow(selector) {
  const [, element, pseudo = ''] = /^(.*?)(::?(?:before|after|selection))?$/.exec(selector)
  return `${element}${ours}${pseudo}`
}

/** Limits the rules of base.css to the kit's own elements, and drops those of the page itself. */
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
 * Returns the kit's stylesheet for a page that uses another CSS framework (Bootstrap, or a company's own). Unlayered
 * rules win over layered ones, so nothing here is in a layer. Resets the other framework's element rules inside the
 * kit, and limits the kit's own element rules to the kit. Load it after the other framework.
 */
export function styleBesideOthers(css) {
  // The page is light by default: a dark system must not turn the kit inside it dark.
  const tokens = blockOf(css, '@layer ui.tokens').replace('color-scheme:light dark', 'color-scheme:light')
  // Reverts to the layered rules (React Aria's touch behaviour is in one); presentational attributes, such as an
  // icon's, are kept too.
  const undo = `${ours}{all:revert-layer}`
  return tokens + undo + narrowRules(blockOf(css, '@layer ui.base')) + blockOf(css, '@layer ui.components')
}
