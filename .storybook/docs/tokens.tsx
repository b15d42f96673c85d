import { cssValue, lightDarkValue } from '../../packages/ui/tokens/css-value.ts'
import { propertyOf } from '../../packages/ui/tokens/design-token.ts'
import { readTokens } from '../../packages/ui/tokens/read-tokens.ts'
import { swatch, tokenCard, tokenList, tokenName } from './docs-classes.ts'
import base from '../../packages/ui/tokens/base.tokens.json'
import dark from '../../packages/ui/tokens/dark.tokens.json'
import light from '../../packages/ui/tokens/light.tokens.json'

const baseTokens = readTokens(base)
const nights = new Map(readTokens(dark).map((token) => [propertyOf(token), token]))

/** Lists the tokens of one group that are the same in every theme: property and value. */
const tokens = (group: string) =>
  baseTokens.filter(({ path }) => path[0] === group).map((token) => [propertyOf(token), cssValue(token)] as const)

const colours = readTokens(light).filter(({ type }) => type === 'color')

/** Shows every colour token in the toolbar's theme. */
export const Colours = () => (
  <ul className={tokenList}>
    {colours.map((token) => (
      <li key={propertyOf(token)} className={tokenCard}>
        <span className={swatch} style={{ background: `var(${propertyOf(token)})` }} />
        <code className={tokenName}>{propertyOf(token)}</code>
        <span>{token.description}</span>
        <small>{lightDarkValue(token, nights.get(propertyOf(token)) ?? token)}</small>
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <ul className={tokenList}>
    {tokens('text').map(([name, value]) => (
      <li key={name} className={tokenCard}>
        <span style={{ fontSize: `var(${name})`, lineHeight: 1.5 }}>Ữ Ặ Ể Chợ</span>
        <code className={tokenName}>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Spaces = () => (
  <ul className={tokenList}>
    {tokens('space').map(([name, value]) => (
      <li key={name} className={tokenCard}>
        <span
          className="docs:h-4 docs:rounded-[4px] docs:bg-primary"
          style={{ inlineSize: `max(var(${name}), 1px)` }}
        />
        <code className={tokenName}>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Shapes = () => (
  <ul className={tokenList}>
    {tokens('radius').map(([name, value]) => (
      <li key={name} className={tokenCard}>
        <span className="docs:h-14 docs:border docs:border-border" style={{ borderRadius: `var(${name})` }} />
        <code className={tokenName}>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Durations = () => (
  <ul className={tokenList}>
    {tokens('duration').map(([name, value]) => (
      <li key={name} className={tokenCard}>
        <button
          type="button"
          className="docs:size-12 docs:rounded-md docs:bg-primary docs:hover:translate-x-24 docs:focus-visible:translate-x-24"
          aria-label={`${name}: point at it`}
          style={{ transition: `translate var(${name}) var(--ds-ease)` }}
        />
        <code className={tokenName}>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)
