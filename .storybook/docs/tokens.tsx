import { cssValue, lightDarkValue } from '../../packages/ui/tokens/css-value.ts'
import { propertyOf } from '../../packages/ui/tokens/design-token.ts'
import { readTokens } from '../../packages/ui/tokens/read-tokens.ts'
import base from '../../packages/ui/tokens/base.tokens.json'
import dark from '../../packages/ui/tokens/dark.tokens.json'
import light from '../../packages/ui/tokens/light.tokens.json'

const baseTokens = readTokens(base)
const nights = new Map(readTokens(dark).map((token) => [propertyOf(token), token]))

/** Tokens of one group that hold in every theme: property and value. */
const tokens = (group: string) =>
  baseTokens.filter(({ path }) => path[0] === group).map((token) => [propertyOf(token), cssValue(token)] as const)

const colours = readTokens(light).filter(({ type }) => type === 'color')

/** Every colour as the theme of the toolbar paints it. */
export const Colours = () => (
  <ul className="kit-tokens">
    {colours.map((token) => (
      <li key={propertyOf(token)} className="kit-token">
        <span className="kit-swatch" style={{ background: `var(${propertyOf(token)})` }} />
        <code>{propertyOf(token)}</code>
        <span>{token.description}</span>
        <small>{lightDarkValue(token, nights.get(propertyOf(token)) ?? token)}</small>
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <ul className="kit-tokens">
    {tokens('text').map(([name, value]) => (
      <li key={name} className="kit-token">
        <span style={{ fontSize: `var(${name})`, lineHeight: 1.5 }}>Ữ Ặ Ể Chợ</span>
        <code>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Spaces = () => (
  <ul className="kit-tokens">
    {tokens('space').map(([name, value]) => (
      <li key={name} className="kit-token">
        <span className="kit-bar" style={{ inlineSize: `max(var(${name}), 1px)` }} />
        <code>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Shapes = () => (
  <ul className="kit-tokens">
    {tokens('radius').map(([name, value]) => (
      <li key={name} className="kit-token">
        <span className="kit-swatch" style={{ borderRadius: `var(${name})` }} />
        <code>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)

export const Durations = () => (
  <ul className="kit-tokens">
    {tokens('duration').map(([name, value]) => (
      <li key={name} className="kit-token">
        <button
          type="button"
          className="kit-motion"
          aria-label={`${name}: point at it`}
          style={{ transition: `translate var(${name}) var(--ds-ease)` }}
        />
        <code>
          {name} · {value}
        </code>
      </li>
    ))}
  </ul>
)
