import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx'

function CouponConflict(answers: Pick<ConflictNoticeProps, 'onChoose' | 'onTakeTheirs'>) {
  const { t } = useTranslation('coupons')
  return (
    <ConflictNotice
      {...answers}
      values={[
        { name: 'description', label: t('form.description'), own: 'Tết 2027', theirs: '' },
        { name: 'minimumAmount', label: t('form.minimum'), own: formatMoney(20_000_000), theirs: formatMoney(0) },
      ]}
    />
  )
}

const meta = {
  title: 'Features/Conflict notice',
  component: CouponConflict,
  parameters: alive(),
  args: { onChoose: fn(), onTakeTheirs: fn() },
} satisfies Meta<typeof CouponConflict>

export default meta
type Story = StoryObj<typeof meta>

/** One's own values are kept at first; a value of the other person can be taken, or all. */
export const Both: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await expectSeen(canvas.findByText(t('common:conflict.title')))
    const theirs = canvas.getByRole('radio', { name: new RegExp(t('common:conflict.empty')) })
    await expect(theirs).not.toBeChecked()
    await userEvent.click(theirs)
    await expect(theirs).toBeChecked()
    await expect(args.onChoose).toHaveBeenCalledWith('description', 'theirs')
    await userEvent.click(canvas.getByRole('button', { name: t('common:conflict.takeTheirs') }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
  },
}
