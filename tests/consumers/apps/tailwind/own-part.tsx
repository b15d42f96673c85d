import { Button } from '@chonoi/ui/button'

/** What the page lays out with its own Tailwind. */
export function OwnPart() {
  return (
    <section id="tailwind">
      <div id="own" className="flex bg-primary p-4 text-text-on-primary">
        Lớp của Tailwind đọc màu của bộ
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        <li className="truncate rounded-md border border-border font-semibold shadow-float hover:underline">
          Gốm Bát Tràng
        </li>
        <li className="leading-heading tracking-wide tabular-nums transition-colors duration-fast">1.250.000 ₫</li>
      </ul>
      <Button id="overruled" className="rounded-none">
        Góc vuông
      </Button>
    </section>
  )
}
