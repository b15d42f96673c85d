import '@chonoi/ui/styles.css'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Heading } from '@chonoi/ui/heading'
import { Switch } from '@chonoi/ui/switch'
import { Text } from '@chonoi/ui/text'
import { solvePalette } from '@chonoi/ui/theme-scope'
import { KitPage } from '../kit/kit-page.tsx'

/** Drawn on the server alone: plain parts and a rule of the kit, around what the browser runs. */
export async function Page() {
  const { light } = solvePalette('#ffd400')
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Ghe thuyền</title>
      </head>
      <body>
        <Card id="from-server">
          <Heading level={2}>Từ máy chủ</Heading>
          <Text>
            Màu đọc được: <Badge>{light.primary}</Badge>
          </Text>
          <Switch label="Nhận tin" />
        </Card>
        <KitPage />
      </body>
    </html>
  )
}
