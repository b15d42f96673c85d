import '../styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DateTimeCell } from './date-time-cell.tsx'

test('a moment stays on one line in a column that is too narrow for it', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 80 }}>
      <DateTimeCell value="2026-11-22T11:08:00Z" />
    </div>,
  )
  const lines = [...container.querySelectorAll('time, time *')].flatMap((part) => [...part.getClientRects()])
  expect(new Set(lines.map(({ top }) => top)).size).toBe(1)
})
