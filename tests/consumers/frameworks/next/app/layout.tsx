import '@chonoi/ui/styles.css'
import type { ReactNode } from 'react'
import { Providers } from './providers.tsx'

export const metadata = { title: 'Ghe thuyền', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
