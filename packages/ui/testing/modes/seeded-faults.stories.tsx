import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, MenuItem } from '../../src/menu/menu.tsx'
import type { Fault } from './fault.ts'
import { modes } from './modes.ts'

/** Deliberately broken stories: each fails unless the named check finds its fault in every mode where it is visible. */
const meta = { title: 'Checks/Seeded faults' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const everywhereBut = (check: Fault['check'], ...except: string[]) =>
  Object.fromEntries(modes.filter(({ name }) => !except.includes(name)).map(({ name }) => [name, check]))

/** Expected in every mode with its own colours (modes.ts). */
export const FaintText: Story = {
  render: () => (
    <p style={{ color: 'color-mix(in srgb, var(--ds-color-text) 30%, var(--ds-color-bg))' }}>Chữ quá nhạt</p>
  ),
  parameters: { seededFault: everywhereBut('axe', 'en-light', 'forced-colors', 'large-text', 'reduced-motion') },
}

export const LetterWithoutFont: Story = {
  render: () => <p>Chữ 舟 không có phông</p>,
  parameters: { seededFault: { 'vi-light': 'letters', 'en-dark': 'letters' } },
}

export const NoName: Story = {
  // eslint-disable-next-line jsx-a11y/control-has-associated-label -- the fault
  render: () => <button type="button" style={{ inlineSize: 48, blockSize: 48 }} />,
  parameters: { seededFault: { 'vi-light': 'axe', 'en-light': 'axe', narrow: 'axe' } },
}

export const TooSmallToTouch: Story = {
  render: () => (
    <>
      <button type="button" style={{ inlineSize: 10, blockSize: 10, padding: 0 }} aria-label="Một" />
      <button type="button" style={{ inlineSize: 10, blockSize: 10, padding: 0 }} aria-label="Hai" />
    </>
  ),
  parameters: { seededFault: { 'vi-light': 'axe', narrow: 'axe', 'large-text': 'axe' } },
}

export const TooWide: Story = {
  render: () => <div style={{ inlineSize: '90rem' }}>Trang rộng hơn cửa sổ</div>,
  parameters: { seededFault: everywhereBut('overflow') },
}

export const WiderThanAPhone: Story = {
  render: () => <div style={{ inlineSize: 400 }}>Rộng hơn điện thoại</div>,
  parameters: { seededFault: { narrow: 'overflow' } },
}

export const TextCutOff: Story = {
  render: () => (
    <div style={{ inlineSize: '14rem', blockSize: 30, overflow: 'hidden' }}>Chữ lớn thì không còn vừa ô cao 30 px</div>
  ),
  parameters: { seededFault: everywhereBut('overflow') },
}

export const TextLeavesItsBox: Story = {
  render: () => <p style={{ inlineSize: 60, border: '1px solid', whiteSpace: 'nowrap' }}>Chữ tràn ra ngoài khung</p>,
  parameters: { seededFault: everywhereBut('overflow') },
}

export const NoFocusRing: Story = {
  render: () => (
    <button type="button" style={{ outline: 'none', padding: 12 }}>
      Không thấy tiêu điểm
    </button>
  ),
  parameters: { seededFault: everywhereBut('focus') },
}

export const FocusRingCutOff: Story = {
  render: () => (
    <div style={{ overflow: 'hidden', inlineSize: 'fit-content' }}>
      <button type="button" style={{ padding: 12 }}>
        Viền bị cắt
      </button>
    </div>
  ),
  parameters: { seededFault: everywhereBut('focus') },
}

export const MovesAnyway: Story = {
  render: () => (
    <p
      ref={(element) => {
        element?.animate([{ translate: '0 0' }, { translate: '40px 0' }], { duration: 600, iterations: 20 })
      }}
    >
      Vẫn chuyển động
    </p>
  ),
  parameters: { seededFault: { 'reduced-motion': 'motion' } },
}

const PassesNothingOn = () => <span>Thao tác</span>

/** Said when it is mounted. */
export const NoKeyReachesTheTrigger: Story = {
  render: () => (
    <Menu trigger={<PassesNothingOn />}>
      <MenuItem id="edit">Sửa</MenuItem>
    </Menu>
  ),
  parameters: { seededFault: { 'vi-light': 'console', 'en-dark': 'console' } },
}

export const ChosenByBackgroundOnly: Story = {
  render: () => (
    <>
      <button type="button" className="seeded-choice" aria-pressed="true" style={{ background: 'rgb(37, 99, 235)' }}>
        Xoài
      </button>
      <button type="button" className="seeded-choice" aria-pressed="false">
        Ổi
      </button>
    </>
  ),
  parameters: { seededFault: { 'forced-colors': 'forced-colors' } },
}
