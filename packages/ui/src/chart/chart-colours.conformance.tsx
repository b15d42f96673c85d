import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { useKitPage } from '../../testing/bad-input/kit-page.ts'
import { mount } from '../../testing/conformance/mounted.tsx'
import { BarChart } from '../bar-chart/bar-chart.tsx'
import barChart, { Stacked } from '../bar-chart/bar-chart.stories.tsx'
import { DonutChart } from '../donut-chart/donut-chart.tsx'
import donutChart from '../donut-chart/donut-chart.stories.tsx'
import { FunnelChart } from '../funnel-chart/funnel-chart.tsx'
import funnelChart from '../funnel-chart/funnel-chart.stories.tsx'
import { LineChart } from '../line-chart/line-chart.tsx'
import lineChart, { SeveralLines } from '../line-chart/line-chart.stories.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import sparkline from '../sparkline/sparkline.stories.tsx'

useKitPage(600)

const charts = {
  LineChart: createElement(LineChart, lineChart.args),
  'LineChart of several lines': createElement(LineChart, { ...lineChart.args, ...SeveralLines.args }),
  BarChart: createElement(BarChart, barChart.args),
  'stacked BarChart': createElement(BarChart, { ...barChart.args, ...Stacked.args }),
  DonutChart: createElement(DonutChart, donutChart.args),
  FunnelChart: createElement(FunnelChart, funnelChart.args),
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
  // A fill with a pattern is drawn by the shapes of the pattern, which are among these.
  const isAllowed = (colour: string) => allowed.has(colour) || colour.startsWith('url(')
  expect(drawn.filter(({ fill, stroke }) => !isAllowed(fill) || !isAllowed(stroke))).toEqual([])
})
