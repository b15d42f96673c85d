import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { useKitPage } from '../../testing/bad-input/kit-page.ts'
import { mount } from '../../testing/conformance/mounted.tsx'
import { BarChart } from '../bar-chart/bar-chart.tsx'
import barChart from '../bar-chart/bar-chart.stories.tsx'
import { LineChart } from '../line-chart/line-chart.tsx'
import lineChart from '../line-chart/line-chart.stories.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import sparkline from '../sparkline/sparkline.stories.tsx'

useKitPage(600)

const charts = {
  LineChart: createElement(LineChart, lineChart.args),
  BarChart: createElement(BarChart, barChart.args),
  Sparkline: createElement(Sparkline, sparkline.args),
}

afterEach(async () => {
  await commands.emulateMedia({ forcedColors: null })
  delete document.documentElement.dataset.theme
})

/** Returns the computed form of system colours. */
function systemColours(...names: string[]): string[] {
  const probe = document.createElement('i')
  document.body.append(probe)
  const computed = names.map((name) => {
    probe.style.color = name
    return getComputedStyle(probe).color
  })
  probe.remove()
  return computed
}

test.each(
  Object.entries(charts).flatMap(([name, chart]) =>
    (['light', 'dark'] as const).map((theme) => ({ name, chart, theme })),
  ),
)('$name: draws in system colours when colours are forced, in the $theme theme', async ({ chart, theme }) => {
  await commands.emulateMedia({ forcedColors: 'active' })
  document.documentElement.dataset.theme = theme
  using mounted = mount(chart)
  const allowed = new Set(['none', ...systemColours('Canvas', 'CanvasText', 'LinkText')])
  const shapes = [...mounted.container.querySelectorAll('svg :is(path, line, circle, rect, text, polyline)')]
  expect(shapes.length).toBeGreaterThan(0)
  const drawn = shapes.map((shape) => {
    const { fill, stroke } = getComputedStyle(shape)
    // A line has no area to fill.
    return { shape: shape.outerHTML, fill: shape.matches('line') ? 'none' : fill, stroke }
  })
  expect(drawn.filter(({ fill, stroke }) => !allowed.has(fill) || !allowed.has(stroke))).toEqual([])
})
