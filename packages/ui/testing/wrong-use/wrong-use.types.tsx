/* Mistakes that the compiler must reject: `tsc` fails for each of these lines that has no type error. */
import { AddressPicker } from '../../src/address-picker/address-picker.tsx'
import { Alert } from '../../src/alert/alert.tsx'
import { AlertDialog } from '../../src/alert-dialog/alert-dialog.tsx'
import { AvatarGroup } from '../../src/avatar-group/avatar-group.tsx'
import { Badge } from '../../src/badge/badge.tsx'
import { BottomSheet } from '../../src/bottom-sheet/bottom-sheet.tsx'
import { Button } from '../../src/button/button.tsx'
import { Calendar } from '../../src/calendar/calendar.tsx'
import { Carousel } from '../../src/carousel/carousel.tsx'
import { Checkbox } from '../../src/checkbox/checkbox.tsx'
import { CheckboxGroup } from '../../src/checkbox-group/checkbox-group.tsx'
import { ColorPicker } from '../../src/color-picker/color-picker.tsx'
import { ComboBox } from '../../src/combo-box/combo-box.tsx'
import { ConfirmDialog } from '../../src/confirm-dialog/confirm-dialog.tsx'
import { DataGrid } from '../../src/data-grid/data-grid.tsx'
import { DateField } from '../../src/date-field/date-field.tsx'
import { DatePicker } from '../../src/date-picker/date-picker.tsx'
import { DateRangePicker } from '../../src/date-range-picker/date-range-picker.tsx'
import { Dialog } from '../../src/dialog/dialog.tsx'
import { DonutChart } from '../../src/donut-chart/donut-chart.tsx'
import { Drawer } from '../../src/drawer/drawer.tsx'
import { EmptyState } from '../../src/empty-state/empty-state.tsx'
import { Field } from '../../src/field/field.tsx'
import { FileUpload } from '../../src/file-upload/file-upload.tsx'
import { FunnelChart } from '../../src/funnel-chart/funnel-chart.tsx'
import { GridList } from '../../src/grid-list/grid-list.tsx'
import { Heading } from '../../src/heading/heading.tsx'
import { IconButton } from '../../src/icon-button/icon-button.tsx'
import { ImageUploader } from '../../src/image-uploader/image-uploader.tsx'
import { Meter } from '../../src/meter/meter.tsx'
import { MoneyField } from '../../src/money-field/money-field.tsx'
import { MultiSelect } from '../../src/multi-select/multi-select.tsx'
import { NumberField } from '../../src/number-field/number-field.tsx'
import { OtpField } from '../../src/otp-field/otp-field.tsx'
import { PasswordField } from '../../src/password-field/password-field.tsx'
import { PhoneField } from '../../src/phone-field/phone-field.tsx'
import { Popover } from '../../src/popover/popover.tsx'
import { PreviewCard } from '../../src/preview-card/preview-card.tsx'
import { ProgressBar } from '../../src/progress-bar/progress-bar.tsx'
import { ProgressCircle } from '../../src/progress-circle/progress-circle.tsx'
import { QuantityStepper } from '../../src/quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from '../../src/radio-group/radio-group.tsx'
import { RangeSlider } from '../../src/range-slider/range-slider.tsx'
import { Rating } from '../../src/rating/rating.tsx'
import { RichTextEditor } from '../../src/rich-text-editor/rich-text-editor.tsx'
import { ScrollArea } from '../../src/scroll-area/scroll-area.tsx'
import { SearchField } from '../../src/search-field/search-field.tsx'
import { SegmentedControl } from '../../src/segmented-control/segmented-control.tsx'
import { Select } from '../../src/select/select.tsx'
import { Skeleton } from '../../src/skeleton/skeleton.tsx'
import { Slider } from '../../src/slider/slider.tsx'
import { Sparkline } from '../../src/sparkline/sparkline.tsx'
import { Stack } from '../../src/stack/stack.tsx'
import { Switch } from '../../src/switch/switch.tsx'
import { Tabs } from '../../src/tabs/tabs.tsx'
import { TagGroup } from '../../src/tag-group/tag-group.tsx'
import { TextArea } from '../../src/text-area/text-area.tsx'
import { TextField } from '../../src/text-field/text-field.tsx'
import { TimeField } from '../../src/time-field/time-field.tsx'
import { ToggleGroup } from '../../src/toggle-group/toggle-group.tsx'
import { TokenField } from '../../src/token-field/token-field.tsx'
import { Toolbar } from '../../src/toolbar/toolbar.tsx'
import { Tree } from '../../src/tree/tree.tsx'
import { TreeSelect } from '../../src/tree-select/tree-select.tsx'
import { storyHtml } from '../../src/rich-text/story-html.ts'
import { Wizard } from '../../src/wizard/wizard.tsx'

const ignore = () => undefined
const link = <a href="/">Giá</a>

/** A control without an accessible name. */
export const nameless = [
  // @ts-expect-error no label
  () => <IconButton icon={null} />,
  // @ts-expect-error no label
  () => <Field>{() => null}</Field>,
  // @ts-expect-error no label
  () => <TextField />,
  // @ts-expect-error no label
  () => <TextArea />,
  // @ts-expect-error no label
  () => <SearchField />,
  // @ts-expect-error no label
  () => <NumberField />,
  // @ts-expect-error no label
  () => <MoneyField />,
  // @ts-expect-error a value without a unit
  () => <MoneyField label="Giá" value={250_000} />,
  // @ts-expect-error a value without a unit, spread from a form library
  () => <MoneyField label="Giá" {...{ value: 250_000, onChange: () => {} }} />,
  // @ts-expect-error no label
  () => <PhoneField />,
  // @ts-expect-error no label
  () => <PasswordField />,
  // @ts-expect-error no label
  () => <OtpField />,
  // @ts-expect-error no label
  () => <CheckboxGroup options={[]} />,
  // @ts-expect-error no label
  () => <RadioGroup options={[]} />,
  // @ts-expect-error no label
  () => <Rating />,
  // @ts-expect-error no label
  () => <Select options={[]} />,
  // @ts-expect-error no label
  () => <ComboBox options={[]} />,
  // @ts-expect-error no label
  () => <MultiSelect options={[]} />,
  // @ts-expect-error no label
  () => <TreeSelect items={[]} />,
  // @ts-expect-error no label
  () => <Tree items={[]} />,
  // @ts-expect-error no label
  () => <TokenField />,
  // @ts-expect-error no label
  () => <AddressPicker levels={[]} failedMessage="…" />,
  // @ts-expect-error no label
  () => <Slider />,
  // @ts-expect-error no label
  () => <RangeSlider />,
  // @ts-expect-error no label
  () => <ColorPicker />,
  // @ts-expect-error no label
  () => <DateField />,
  // @ts-expect-error no label
  () => <DatePicker />,
  // @ts-expect-error no label
  () => <DateRangePicker />,
  // @ts-expect-error no label
  () => <TimeField />,
  // @ts-expect-error no label
  () => <Calendar />,
  // @ts-expect-error no label
  () => <FileUpload files={[]} onAdd={ignore} onRemove={ignore} />,
  // @ts-expect-error no label
  () => <ImageUploader images={[]} onAdd={ignore} onRemove={ignore} onReorder={ignore} />,
  // @ts-expect-error no label
  () => <RichTextEditor allowed={storyHtml} />,
  // @ts-expect-error no label
  () => <DataGrid rows={[]} columns={[]} getRowId={String} />,
  // @ts-expect-error no label
  () => <GridList items={[]} />,
  // @ts-expect-error no label
  () => <AvatarGroup people={[]} />,
  // @ts-expect-error no label
  () => <Wizard steps={[]} finishLabel="Gửi" onFinish={ignore} />,
  // @ts-expect-error no title
  () => <DonutChart summary="" labelHeader="Hàng" valueHeader="Giỏ" data={[]} />,
  // @ts-expect-error no title
  () => <FunnelChart summary="" labelHeader="Bước" valueHeader="Khách" data={[]} />,
  // @ts-expect-error no label
  () => <SegmentedControl options={[]} />,
  // @ts-expect-error no label
  () => <ToggleGroup options={[]} />,
  // @ts-expect-error no label
  () => <QuantityStepper value={1} onChange={ignore} />,
  // @ts-expect-error no label
  () => <Popover trigger={<a href="/">Giá</a>}>Giá</Popover>,
  // @ts-expect-error no label
  () => <PreviewCard content="">{link}</PreviewCard>,
  // @ts-expect-error no label
  () => <ScrollArea />,
  // @ts-expect-error no label
  () => <Meter value={1} />,
  // @ts-expect-error no label
  () => <ProgressBar value={1} />,
  // @ts-expect-error no label
  () => <ProgressCircle value={1} />,
  // @ts-expect-error no label
  () => <Toolbar>{link}</Toolbar>,
  // @ts-expect-error no label
  () => <Switch />,
  // @ts-expect-error no label
  () => <Checkbox />,
  // @ts-expect-error no label
  () => <Tabs items={[]} />,
  // @ts-expect-error no label
  () => <TagGroup items={[]} />,
  // @ts-expect-error no label
  () => <Carousel items={[]} />,
  // @ts-expect-error no label
  () => <Sparkline values={[]} />,
]

/** A window without a title. */
export const untitled = [
  // @ts-expect-error no title
  () => <Dialog />,
  // @ts-expect-error no title
  () => <AlertDialog actions={null}>Giá</AlertDialog>,
  // @ts-expect-error no title
  () => <Drawer />,
  // @ts-expect-error no title
  () => <BottomSheet />,
  // @ts-expect-error no title
  () => <ConfirmDialog isOpen onOpenChange={ignore} message="" confirmLabel="Xóa" onConfirm={ignore} />,
  // @ts-expect-error no title
  () => <EmptyState />,
]

/** A variant that doesn't exist. */
export const unknown = [
  // @ts-expect-error no such look
  () => <Button variant="loud" />,
  // @ts-expect-error no such look
  () => <Button size="huge" />,
  // @ts-expect-error no such look
  () => <IconButton label="Xóa" icon={null} variant="loud" />,
  // @ts-expect-error no such look
  () => <Badge tone="pink" />,
  // @ts-expect-error no such look
  () => <Alert tone="pink" />,
  // @ts-expect-error no such look
  () => <Dialog title="Chợ" size="tiny" />,
  // @ts-expect-error no such look
  () => <Heading level={7} />,
  // @ts-expect-error no such look
  () => <Stack gap={3.5} />,
  // @ts-expect-error no such look
  () => <TextField label="Tên" size="huge" />,
  // @ts-expect-error no such look
  () => <RadioGroup label="Chọn" options={[]} layout="star" />,
  // @ts-expect-error no such look
  () => <Skeleton variant="loud" />,
]
