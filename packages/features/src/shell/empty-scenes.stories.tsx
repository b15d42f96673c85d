import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alive } from '../../testing/alive/alive.ts'
import { BoatScene } from './boat-scene.tsx'
import { BellScene, PurseScene, ReviewScene, SearchScene, WishScene } from './empty-scenes.tsx'

const scenes = { BoatScene, SearchScene, WishScene, BellScene, ReviewScene, PurseScene }

/** The drawings as empty screens show them. */
function AllScenes() {
  const { t } = useTranslation('shell')
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
      {Object.entries(scenes).map(([name, Scene]) => (
        <EmptyState key={name} icon={<Scene />} title={t('bell.emptyTitle')} />
      ))}
    </Grid>
  )
}

const meta = {
  title: 'Features/Drawings',
  component: AllScenes,
  tags: ['!autodocs'],
  parameters: alive(),
} satisfies Meta<typeof AllScenes>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.shell-boat')).toHaveLength(6)
  },
}
