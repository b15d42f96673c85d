import '@chonoi/ui/styles.css'
import '../styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DateTimeCell } from './date-time-cell.tsx'

/** Moments with the narrowest and the widest digits. */
const moments = ['2026-11-11T04:11:00Z', '2026-04-04T13:44:00Z', '2044-04-24T17:04:00Z']

test('a column wraps all of its moments or none, at any width', async () => {
  await document.fonts.load('1em "Be Vietnam Pro"')
  const { container } = await render(
    <div>
      {moments.map((value) => (
        <p key={value}>
          <DateTimeCell value={value} />
        </p>
      ))}
    </div>,
  )
  const [column] = container.children
  if (!(column instanceof HTMLElement)) throw new Error('Nothing is drawn.')
  const heights = new Set<number>()
  for (let width = 60; width <= 200; width += 1) {
    column.style.inlineSize = `${width}px`
    const [first, ...others] = [...column.children].map(({ clientHeight }) => clientHeight)
    heights.add(first ?? 0)
    expect(others, `${width} px`).toEqual(others.map(() => first))
  }
  expect(heights.size).toBe(2)
})
