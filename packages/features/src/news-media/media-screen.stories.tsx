import type { ApiClient } from '@chonoi/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { mediaActions } from './media-queries.ts'
import { MediaScreen } from './media-screen.tsx'

async function uploadPictures(api: ApiClient) {
  for (const [index, name] of ['ghe-hoa.png', 'cho-som.png', 'gom-lai-thieu.png'].entries()) {
    const canvas = new OffscreenCanvas(64, 36)
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = ['#b45309', '#0f766e', '#1d4ed8'][index] ?? '#000'
    pen?.fillRect(0, 0, 64, 36)
    const file = new File([await canvas.convertToBlob()], name, { type: 'image/png' })
    await mediaActions.upload().send(api, { file }, '')
  }
}

const meta = {
  title: 'Features/Media library',
  component: MediaScreen,
  tags: ['!autodocs'],
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/media', before: uploadPictures }),
} satisfies Meta<typeof MediaScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Pictures: Story = {
  play: async ({ canvas }) => expectSeen(canvas.findByRole('button', { name: /ghe-hoa\.png/ })),
}

export const Empty: Story = {
  parameters: alive({ as: 'admin@chonoi.test', at: '/admin/news/media?search=không-có' }),
  play: async ({ canvas, loaded }) => expectSeen(canvas.findByText(wordsOf(loaded)('newsManagement:media.noMatch'))),
}
