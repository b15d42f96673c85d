import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { openBeside, openOver } from '../../testing/alive/open-details.ts'
import { ArticlesScreen } from './articles-screen.tsx'

const as = 'admin@chonoi.test'
const newest = 'Năm giờ sáng trên chợ nổi Cái Răng'
const meta = {
  title: 'Features/News management',
  component: ArticlesScreen,
  tags: ['!autodocs'],
  parameters: alive({ as, at: '/admin/news' }),
} satisfies Meta<typeof ArticlesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByText(newest)
    const published = canvas.getAllByText(wordsOf(loaded)('newsManagement:status.PUBLISHED'))
    await expect(published.length).toBeGreaterThan(10)
  },
}

/** ADM-NEWS-09..11: the grid, with two chosen articles. */
export const GridWithSelection: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const t = wordsOf(loaded)
    await canvas.findAllByText(newest)
    await userEvent.click(canvas.getByText(t('newsManagement:list.viewGrid')))
    const [, one, other] = canvas.getAllByRole('checkbox')
    if (one && other) {
      await userEvent.click(one)
      await userEvent.click(other)
    }
    await expectSeen(canvas.findByText(t('newsManagement:bulk.draft')))
  },
}

export const NothingFound: Story = {
  parameters: alive({ as, at: '/admin/news?search=khong-co-gi-ca' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('newsManagement:list.emptyFiltered')))
  },
}

/** The server refuses who doesn't edit news. */
export const NoPermission: Story = {
  parameters: alive({ as: 'customer@chonoi.test', at: '/admin/news' }),
  play: async ({ loaded }) => {
    const refusals = await screen.findAllByRole('heading', { name: wordsOf(loaded)('shell:access.partDenied') })
    await expect(refusals.length).toBeGreaterThan(0)
  },
}

/** An article with what it can become. */
export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1280' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news' }),
  play: async ({ userEvent }) => {
    await openBeside(userEvent)
  },
}

/** On a phone the details cover the list. */
export const DetailsOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news' }),
  play: async ({ userEvent }) => {
    await openOver(userEvent)
  },
}
