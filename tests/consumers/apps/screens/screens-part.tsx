import { Button } from '@chonoi/ui/button'
import { StateHeading } from '@chonoi/features/shell/state-heading'

/** A part of a screen of the marketplace, laid out by the sheet of `@chonoi/features`. */
export function ScreensPart() {
  return (
    <section id="screens">
      <StateHeading
        icon={<svg viewBox="0 0 24 24" />}
        title="Bến này chưa có ghe"
        text="Ghe hàng về lúc năm giờ sáng, bạn quay lại sau nhé."
      >
        <Button>Về trang chủ</Button>
        <Button variant="secondary">Xem chợ</Button>
      </StateHeading>
    </section>
  )
}
