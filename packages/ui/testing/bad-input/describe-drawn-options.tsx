import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { expect, test } from 'vitest'
import { Button } from '../../src/button/button.tsx'
import { CheckboxGroup } from '../../src/checkbox-group/checkbox-group.tsx'
import { FacetPanel } from '../../src/facet-panel/facet-panel.tsx'
import { Menu, MenuItem } from '../../src/menu/menu.tsx'
import { mount } from '../conformance/mounted.tsx'
import { nextFrame } from '../modes/settle.ts'
import { useKitPage } from './kit-page.ts'

/** Checks the box only, because checking each of 10,000 labels takes half a minute. */
function expectInWindow(place: Element | null): void {
  const page = document.documentElement
  expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  expect(place?.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth)
}

/** Tests the lists that render every option, with the given number of options before the wanted one. */
export function describeDrawnOptions(count: number): void {
  useKitPage(320)
  const many = Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `Mã ${index}` }))
  const all = [...many, { value: 'dl', label: 'Đà Lạt' }]
  /** Formats a duration for the report. It depends on the machine, so there is no limit. */
  const describeTime = (what: string, since: number) =>
    `${what}: ${Math.round(performance.now() - since)} ms with ${all.length}`

  test(`Menu: reaches the last of ${all.length} by keyboard`, async ({ annotate }) => {
    const onAction = fn()
    using _ = mount(
      <Menu trigger={<Button>Nơi</Button>} onAction={onAction}>
        {all.map(({ value, label }) => (
          <MenuItem key={value} id={value}>
            {label}
          </MenuItem>
        ))}
      </Menu>,
    )
    screen.getByRole('button', { name: 'Nơi' }).focus()
    const start = performance.now()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.role).toBe('menuitem'))
    await annotate(describeTime('opened', start))
    const popover = document.querySelector('.ui-menu-popover')
    expectInWindow(popover)
    expect(popover?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Đà Lạt'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('dl'))
  })

  test(`FacetPanel: the last of ${all.length} can be chosen by keyboard`, async ({ annotate }) => {
    const onChange = fn()
    const start = performance.now()
    using mounted = mount(
      <FacetPanel title="Bộ lọc">
        <CheckboxGroup label="Nơi" options={all} onChange={onChange} />
      </FacetPanel>,
    )
    await nextFrame()
    await annotate(describeTime('drawn', start))
    const boxes = mounted.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
    expect(boxes).toHaveLength(all.length)
    boxes[boxes.length - 2]?.focus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith(['dl'])
    expectInWindow(mounted.container)
  })
}
