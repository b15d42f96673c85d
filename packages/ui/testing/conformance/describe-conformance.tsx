import { createElement } from 'react'
import { expect as expectInPage, fn, userEvent, waitFor } from 'storybook/test'
import { describe, expect, test } from 'vitest'
import type { AnyComponent, ConformanceOptions, Trait } from './conformance.ts'
import { type Mounted, mount } from './mounted.tsx'

/**
 * Tests the conventions of the kit for a component: the targets of ref, class, data attributes and further props; and
 * for a component with a value, that it works controlled and uncontrolled, can be disabled and has a name. Exceptions
 * need a reason. The run writes all results to conformance.generated.json.
 */
export function describeConformance<Props extends object>(
  Component: AnyComponent<Props>,
  options: ConformanceOptions<Props>,
): void {
  const name = Component.displayName ?? Component.name
  const {
    props,
    element,
    control = element,
    ref: refTarget = control,
    value,
    disabled,
    isLabelled,
    named,
    except = {},
  } = options

  const withProps = (extra: Record<string, unknown>) =>
    createElement(Component, { ...(props as Props), ...(extra as Partial<Props>) })
  const find = ({ container }: Mounted, selector: string | undefined): Element => {
    const found = selector ? document.querySelector(selector) : container.firstElementChild
    if (!found) throw new Error(`${name}: nothing matches ${selector ?? 'the component'}`)
    return found
  }
  const at = async (mounted: Mounted, selector: string | undefined): Promise<Element> =>
    waitFor(() => find(mounted, selector))

  const prove = (trait: Trait, expectTrait: () => Promise<void>) => {
    const reason = except[trait]
    // oxlint-disable-next-line vitest/expect-expect -- the assertions are in expectTrait
    test(`${trait}`, async ({ task }) => {
      task.meta.conformance = { trait, ...(reason && { reason }) }
      if (!reason) await expectTrait()
    })
  }

  describe(`${name}`, () => {
    prove('ref', async () => {
      const ref = fn()
      using mounted = mount(withProps({ ref }))
      const target = await at(mounted, refTarget)
      expect(ref.mock.calls.map(([given]) => given)).toContain(target)
    })

    prove('other props', async () => {
      using mounted = mount(withProps({ lang: 'vi', dir: 'rtl' }))
      const target = await at(mounted, control)
      expect(target.getAttribute('dir')).toBe('rtl')
      expect(target.getAttribute('lang')).toBe('vi')
    })

    prove('class name', async () => {
      using mounted = mount(withProps({ className: 'của-tôi' }))
      const target = await at(mounted, element)
      expect([...target.classList]).toContain('của-tôi')
      expect(target.classList.length, 'its own class stays').toBeGreaterThan(1)
    })

    prove('data attributes', async () => {
      using mounted = mount(withProps({ 'data-bến': 'Cái Răng' }))
      expect((await at(mounted, control)).getAttribute('data-bến')).toBe('Cái Răng')
    })

    if (except.controlled && !value) prove('controlled', async () => undefined)
    if (value) {
      const { prop, defaultProp, changeProp, values, read, change } = value
      prove('controlled', async () => {
        const changed = fn()
        using mounted = mount(withProps({ [prop]: values[0], [changeProp]: changed }))
        const target = await at(mounted, control)
        await waitFor(() => expect(read(target)).toEqual(values[0]))
        await change(target)
        expect(changed).toHaveBeenCalled()
        await waitFor(() => expect(read(target), 'only its owner changes it').toEqual(values[0]))
        mounted.render(withProps({ [prop]: values[1], [changeProp]: changed }))
        await waitFor(() => expect(read(target)).toEqual(values[1]))
      })

      prove('uncontrolled', async () => {
        const changed = fn()
        using mounted = mount(withProps({ [defaultProp]: values[0], [changeProp]: changed }))
        const target = await at(mounted, control)
        await waitFor(() => expect(read(target)).toEqual(values[0]))
        await change(target)
        await waitFor(() => expect(read(target)).toEqual(values[1]))
        expect(changed).toHaveBeenCalled()
      })
    }

    if (disabled || except.disabled) {
      prove('disabled', async () => {
        if (!disabled) return
        using mounted = mount(withProps({ [disabled]: true }))
        const target = await at(mounted, control)
        const parts = target.matches('button, input, select, textarea')
          ? [target]
          : [...target.querySelectorAll('button, input, select, textarea, [role=slider]')]
        expect(parts.length).toBeGreaterThan(0)
        for (const part of parts) await expectInPage(part).toBeDisabled()
        await userEvent.tab()
        expect(target.contains(document.activeElement)).toBe(false)
      })
    }

    if (isLabelled || named || except['label and id']) {
      prove('label and id', async () => {
        using mounted = mount(withProps({ id: 'điều-khiển', label: 'Bến đỗ' }))
        await at(mounted, '#điều-khiển')
        expect(document.querySelectorAll('#điều-khiển'), 'no other takes the id').toHaveLength(1)
        // Looked for each time: what a component loads takes the place of what stood there meanwhile.
        await waitFor(() => expectInPage(find(mounted, named ?? '#điều-khiển')).toHaveAccessibleName(/Bến đỗ/))
      })
    }
  })
}
