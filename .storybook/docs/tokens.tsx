import css from '../../packages/ui/src/tokens/tokens.css?raw'

const ordinary = css.slice(0, css.indexOf('@media (prefers-contrast'))

/** Names and values of the tokens that begin so, once each, in the order of the file. */
function tokens(start: string): [string, string][] {
  const found = ordinary.matchAll(/(--ds-[\w-]+):\s*([^;]+);/g)
  return [...new Map([...found].map(([, name = '', value = '']) => [name, value] as const))].filter(([name]) =>
    name.startsWith(`--ds-${start}`),
  )
}

/** Every colour as the theme of the toolbar paints it. */
export const Colours = () => (
  <ul className="kit-tokens">
    {tokens('color-').map(([name, value]) => (
      <li key={name} className="kit-token">
        <span className="kit-swatch" style={{ background: `var(${name})` }} />
        <code>{name}</code>
        <small>{value}</small>
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <ul className="kit-tokens">
    {tokens('text-').map(([name, value]) => (
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
    {tokens('space-').map(([name, value]) => (
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
    {tokens('radius-').map(([name, value]) => (
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
    {tokens('duration-').map(([name, value]) => (
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
