import { Heading } from '@chonoi/ui/heading'

export default function Page() {
  return <Heading level={1}>Bốn giờ sáng</Heading>
}
