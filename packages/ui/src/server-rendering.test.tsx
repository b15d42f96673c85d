import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button/button.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx'
import { ComboBox } from './combo-box/combo-box.tsx'
import { CopyButton } from './copy-button/copy-button.tsx'
import { DataGrid } from './data-grid/data-grid.tsx'
import { crateGrid } from './data-grid/story-crates.ts'
import { DateField } from './date-field/date-field.tsx'
import { DonutChart } from './donut-chart/donut-chart.tsx'
import { FileUpload } from './file-upload/file-upload.tsx'
import { Form } from './form/form.tsx'
import { FormSection } from './form-section/form-section.tsx'
import { FunnelChart } from './funnel-chart/funnel-chart.tsx'
import { Grid } from './grid/grid.tsx'
import { GridList } from './grid-list/grid-list.tsx'
import { Icon } from './icon/icon.tsx'
import { IconButton } from './icon-button/icon-button.tsx'
import { LinkButton } from './link-button/link-button.tsx'
import { LiveRegion } from './live-region/live-region.tsx'
import { MoneyField } from './money-field/money-field.tsx'
import { NumberField } from './number-field/number-field.tsx'
import { PasswordField } from './password-field/password-field.tsx'
import { QuantityStepper } from './quantity-stepper/quantity-stepper.tsx'
import { RadioGroup } from './radio-group/radio-group.tsx'
import { Rating } from './rating/rating.tsx'
import { RatingDisplay } from './rating-display/rating-display.tsx'
import { ScrollArea } from './scroll-area/scroll-area.tsx'
import { SearchField } from './search-field/search-field.tsx'
import { SegmentedControl } from './segmented-control/segmented-control.tsx'
import { Select } from './select/select.tsx'
import { SkipLinks } from './skip-links/skip-links.tsx'
import { Switch } from './switch/switch.tsx'
import { TextArea } from './text-area/text-area.tsx'
import { ToggleButton } from './toggle-button/toggle-button.tsx'
import { AddressPicker } from './address-picker/address-picker.tsx'
import { AnchorNav } from './anchor-nav/anchor-nav.tsx'
import { ButtonGroup } from './button-group/button-group.tsx'
import { Calendar, RangeCalendar } from './calendar/calendar.tsx'
import { ColorPicker } from './color-picker/color-picker.tsx'
import { DatePicker } from './date-picker/date-picker.tsx'
import { DateRangePicker } from './date-range-picker/date-range-picker.tsx'
import { ImageUploader } from './image-uploader/image-uploader.tsx'
import { LoadMore } from './load-more/load-more.tsx'
import { MegaMenu } from './mega-menu/mega-menu.tsx'
import { MultiSelect } from './multi-select/multi-select.tsx'
import { OfflineState } from './offline-state/offline-state.tsx'
import { OtpField } from './otp-field/otp-field.tsx'
import { ProgressCircle } from './progress-circle/progress-circle.tsx'
import { RangeSlider } from './range-slider/range-slider.tsx'
import { storyArticle } from './rich-text/story-article.ts'
import { storyHtml } from './rich-text/story-html.ts'
import { RichTextEditor } from './rich-text-editor/rich-text-editor.tsx'
import { RichTextView } from './rich-text-view/rich-text-view.tsx'
import { SaveBar } from './save-bar/save-bar.tsx'
import { Slider } from './slider/slider.tsx'
import { ThemeScope } from './theme-scope/theme-scope.tsx'
import { TimeField } from './time-field/time-field.tsx'
import { ToggleGroup } from './toggle-group/toggle-group.tsx'
import { TokenField } from './token-field/token-field.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { storyCategories } from './tree/story-categories.tsx'
import { Tree } from './tree/tree.tsx'
import { TreeSelect } from './tree-select/tree-select.tsx'
import { Wizard } from './wizard/wizard.tsx'
import { AvatarGroup } from './avatar-group/avatar-group.tsx'
import { enLabels, UiProvider, viLabels } from './ui-provider/ui-provider.tsx'

const options = [
  { value: 'ct', label: 'Cần Thơ' },
  { value: 'vl', label: 'Vĩnh Long' },
]
const ignore = () => undefined

function serverMarkup(locale: 'vi' | 'en', children: ReactNode) {
  return renderToString(
    <UiProvider locale={locale} labels={locale === 'vi' ? viLabels : enLabels} navigate={ignore}>
      {children}
    </UiProvider>,
  )
}

const components: Record<string, ReactNode> = {
  Button: <Button disabledReason="Hết hàng">Mua</Button>,
  Checkbox: <Checkbox label="Đồng ý" isIndeterminate />,
  CheckboxGroup: <CheckboxGroup label="Nơi bán" options={options} />,
  ComboBox: <ComboBox label="Tỉnh" options={options} defaultValue="ct" error="Sai" />,
  CopyButton: <CopyButton text="1" />,
  AvatarGroup: <AvatarGroup label="Người" people={[{ name: 'An' }, { name: 'Bé' }]} max={1} />,
  DataGrid: <DataGrid {...crateGrid} />,
  DonutChart: (
    <DonutChart title="Hàng" summary="Hàng" labelHeader="Hàng" valueHeader="Giỏ" data={[{ label: 'Xoài', value: 3 }]} />
  ),
  FunnelChart: (
    <FunnelChart
      title="Khách"
      summary="Khách"
      labelHeader="Bước"
      valueHeader="Khách"
      data={[{ label: 'Ghé', value: 3 }]}
    />
  ),
  GridList: <GridList label="Bến" items={[{ id: 'a', label: 'Cái Răng' }]} />,
  Wizard: (
    <Wizard label="Bước" finishLabel="Gửi" onFinish={ignore} steps={[{ id: 'a', label: 'Sạp', content: 'Tên' }]} />
  ),
  DateField: <DateField label="Ngày" />,
  FileUpload: (
    <FileUpload label="Tệp" files={[{ id: '1', name: 'a.pdf', progress: 0.5 }]} onAdd={ignore} onRemove={ignore} />
  ),
  Form: <Form errors={[{ name: 'a', message: 'Sai' }]} submitCount={1} />,
  FormSection: <FormSection title="Người nhận" />,
  Grid: <Grid columns={{ base: 2, lg: 5 }} />,
  Icon: <Icon icon={Bell} label="Chuông" />,
  IconButton: <IconButton label="Chuông" icon={<Bell />} />,
  LinkButton: <LinkButton href="/san-pham">Xem</LinkButton>,
  LiveRegion: <LiveRegion />,
  MoneyField: <MoneyField label="Giá" name="price" defaultValueInCents={125_000_00} />,
  NumberField: <NumberField label="Số" />,
  PasswordField: <PasswordField label="Mật khẩu" />,
  QuantityStepper: <QuantityStepper label="Số lượng" value={1} onChange={ignore} />,
  RadioGroup: <RadioGroup label="Nơi nhận" options={options} layout="cards" />,
  Rating: <Rating label="Sao" defaultValue={4} />,
  RatingDisplay: <RatingDisplay value={4.5} count={12} />,
  ScrollArea: <ScrollArea label="Danh mục">…</ScrollArea>,
  SearchField: <SearchField label="Tìm" />,
  SegmentedControl: <SegmentedControl label="Xem" options={options} />,
  Select: <Select label="Xếp" options={options} placeholder="Chọn" />,
  SkipLinks: <SkipLinks contentId="main" searchId="search" />,
  Switch: <Switch label="Bật" />,
  TextArea: <TextArea label="Lời nhắn" characterLimit={100} />,
  ToggleButton: <ToggleButton>Thích</ToggleButton>,
  AddressPicker: (
    <AddressPicker label="Nơi" failedMessage="Lỗi" levels={[{ name: 'a', label: 'Tỉnh', load: async () => options }]} />
  ),
  AnchorNav: <AnchorNav items={[{ id: 'gia', label: 'Giá' }]} />,
  ButtonGroup: <ButtonGroup label="Đơn">…</ButtonGroup>,
  Calendar: <Calendar label="Ngày" defaultValue="2026-11-21" />,
  ColorPicker: <ColorPicker label="Màu" swatches={[{ value: '#2563eb', label: 'Xanh' }]} />,
  DatePicker: <DatePicker label="Ngày" name="day" defaultValue="2026-11-21" />,
  DateRangePicker: <DateRangePicker label="Ngày" name="days" />,
  ImageUploader: (
    <ImageUploader
      label="Ảnh"
      images={[{ id: 'a', name: 'a', url: '/files/a.webp', progress: 0.5 }]}
      onAdd={ignore}
      onRemove={ignore}
      onReorder={ignore}
    />
  ),
  LoadMore: <LoadMore shown={20} hasMore onLoad={ignore} />,
  MegaMenu: <MegaMenu label="Ngành" sections={[{ id: 'a', label: 'Cá', groups: [] }]} />,
  MultiSelect: <MultiSelect label="Tỉnh" options={options} defaultValue={['ct']} />,
  OfflineState: <OfflineState onRetry={ignore} />,
  OtpField: <OtpField label="Mã" defaultValue="12" />,
  ProgressCircle: <ProgressCircle label="Nén" value={40} />,
  RangeCalendar: <RangeCalendar label="Ngày" defaultValue={{ from: '2026-11-21', to: '2026-11-22' }} />,
  RangeSlider: <RangeSlider label="Giá" defaultValue={[20, 60]} />,
  RichTextEditor: <RichTextEditor label="Bài" allowed={storyHtml} defaultValue={storyArticle} />,
  RichTextView: <RichTextView html={storyArticle} allowed={storyHtml} />,
  SaveBar: <SaveBar isDirty />,
  Slider: <Slider label="Xa" />,
  ThemeScope: <ThemeScope color="#b24a05">…</ThemeScope>,
  TimeField: <TimeField label="Giờ" defaultValue="04:30" />,
  ToggleGroup: <ToggleGroup label="Ngày" options={options} />,
  TokenField: <TokenField label="Thẻ" defaultValue={['cam']} />,
  Tree: <Tree label="Danh mục" items={storyCategories} defaultExpandedIds={['fruit']} onMove={ignore} />,
  TreeSelect: <TreeSelect label="Danh mục" items={storyCategories} defaultValue={['mango']} name="a" />,
  Toolbar: <Toolbar label="Đơn">…</Toolbar>,
}

test.each(Object.entries(components))('%s needs no inline style on the server', (_, component) => {
  const markup = serverMarkup('vi', component)
  expect(markup).not.toBe('')
  expect(markup).not.toContain('style=')
})

test.each([
  ['vi', 'Hiện gợi ý'],
  ['en', 'Show suggestions'],
] as const)('in %s React Aria renders %j on the server', (locale, words) => {
  expect(serverMarkup(locale, components.MultiSelect)).toContain(`aria-label="${words}"`)
})

test('renders the selected option into its box on the server', () => {
  expect(serverMarkup('vi', components.ComboBox)).toContain('value="Cần Thơ"')
})
