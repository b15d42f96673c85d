import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { KitPage } from '../../kit/kit-page.tsx'

/** Plain parts and a link of the router from the server, around what the browser runs. */
export default function Page() {
  return (
    <>
      <Card id="from-server">
        <Heading level={2}>Từ máy chủ</Heading>
        <Text>Chợ họp từ bốn giờ sáng.</Text>
        <LinkButton href="/gio-hop">Giờ họp chợ</LinkButton>
      </Card>
      <KitPage />
    </>
  )
}
