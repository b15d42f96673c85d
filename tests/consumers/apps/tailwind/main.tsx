import './main.css'
import { Button } from '@chonoi/ui/button'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../kit/kit-page.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(
  <KitPage>
    <div id="own" className="flex bg-primary p-4 text-text-on-primary">
      Lớp của Tailwind đọc màu của bộ
    </div>
    <Button id="overruled" className="rounded-none">
      Góc vuông
    </Button>
  </KitPage>,
)
