import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { expectButtonKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Wizard, type WizardProps } from './wizard.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const meta = {
  title: 'Forms/Wizard',
  component: Wizard,
  args: {
    label: 'Các bước mở sạp',
    finishLabel: 'Mở sạp',
    onFinish: fn(),
    onCurrentChange: fn(),
    steps: [
      { id: 'shop', label: 'Sạp', content: <TextField label="Tên sạp" name="shop" defaultValue="Sạp Cô Ba" /> },
      { id: 'bank', label: 'Tài khoản', content: <TextField label="Số tài khoản" name="account" /> },
      { id: 'check', label: 'Kiểm tra', content: <p>Xem lại trước khi mở sạp.</p> },
    ],
  },
  parameters: {
    english: {
      label: 'Steps to open a stall',
      finishLabel: 'Open the stall',
      steps: [
        { id: 'shop', label: 'Stall', content: <TextField label="Stall name" name="shop" defaultValue="Ba’s stall" /> },
        { id: 'bank', label: 'Account', content: <TextField label="Account number" name="account" /> },
        { id: 'check', label: 'Review', content: <p>Check everything before you open the stall.</p> },
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

const next = /^(Tiếp tục|Continue)/
const back = /^(Quay lại|Back)/

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('button', { name: back })).toBeNull()
  },
}

/** The focus goes to the heading of the next step; going back keeps what was typed. */
export const BackAndForth: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const box = canvas.getByRole('textbox', { name: t(/Tên sạp/, /Stall name/) })
    await userEvent.clear(box)
    await userEvent.type(box, t('Sạp Chú Tư{Enter}', 'Tư’s stall{Enter}'))
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('Tài khoản', 'Account') })).toHaveFocus())
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith('bank')
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await expect(canvas.getByRole('heading', { name: t('Sạp', 'Stall') })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: t(/Tên sạp/, /Stall name/) })).toHaveValue(
      t('Sạp Chú Tư', 'Tư’s stall'),
    )
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: t('Tài khoản', 'Account') })).toHaveFocus())
  },
}

/** Steps that are done lead back to themselves. */
export const BackByTheSteps: Story = {
  args: { defaultCurrentId: 'check' },
  parameters: { keyboard: 'button' },
  play: async ({ args, canvas, globals }) => {
    const t = textsIn(globals)
    const done = canvas.getByRole('button', { name: t(/Sạp/, /Stall/) })
    done.focus()
    await expect(done).toHaveFocus()
    await expectButtonKeyboard(
      canvas.getByRole('button', { name: t('Mở sạp', 'Open the stall') }),
      () => (args.onFinish as ReturnType<typeof fn>).mock.calls.length,
    )
  },
}

function CheckedWizard(args: WizardProps) {
  const t = textsIn(useUi())
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [first, second, third] = args.steps as [
    WizardProps['steps'][0],
    WizardProps['steps'][0],
    WizardProps['steps'][0],
  ]
  return (
    <Wizard
      {...args}
      steps={[
        {
          ...first,
          hasProblems: problem !== '',
          check: () => {
            setProblem(name ? '' : t('Hãy nhập tên sạp', 'Enter a stall name'))
            return name !== ''
          },
          content: (
            <TextField
              label={t('Tên sạp', 'Stall name')}
              isRequired
              value={name}
              error={problem}
              onChange={(event) => setName(event.target.value)}
            />
          ),
        },
        second,
        { ...third, content: <DescriptionList items={[{ term: t('Tên sạp', 'Stall name'), details: name }]} /> },
      ]}
    />
  )
}

/** A step with problems isn't left, and is marked. */
export const Guarded: Story = {
  render: (args) => <CheckedWizard {...args} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: next }))
    await expect(await canvas.findByText(t('Hãy nhập tên sạp', 'Enter a stall name'))).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/cần sửa|to correct/)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step')
  },
}

export const Last: Story = {
  args: { defaultCurrentId: 'check', actions: <Button variant="ghost">Để sau</Button> },
  parameters: { english: { actions: <Button variant="ghost">Not now</Button> } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Mở sạp', 'Open the stall') }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
}

export const Finishing: Story = { args: { defaultCurrentId: 'check', isFinishing: true } }

export const LongWords: Story = {
  args: {
    steps: [
      {
        id: 'shop',
        label: 'Thông tin về sạp và người đứng tên sạp trên chợ',
        description: 'Tên, địa chỉ, giấy tờ',
        content: <TextField label="Tên sạp" />,
      },
      { id: 'bank', label: 'Tài khoản ngân hàng nhận tiền bán hàng', content: <p>…</p> },
    ],
  },
  parameters: {
    english: {
      steps: [
        {
          id: 'shop',
          label: 'The stall and the person it is registered to',
          description: 'Name, address, papers',
          content: <TextField label="Stall name" />,
        },
        { id: 'bank', label: 'Bank account for the money from sales', content: <p>…</p> },
      ],
    },
  },
}
