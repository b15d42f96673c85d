import type { Activity } from '@chonoi/contract'
import { Card } from '@chonoi/ui/card'
import { RecentActivity } from './recent-activity.tsx'

/** The latest audited events in a card. */
export function ActivityCard({ title, items }: { title: string; items: readonly Activity[] }) {
  return (
    <Card title={title}>
      <RecentActivity items={items} />
    </Card>
  )
}
