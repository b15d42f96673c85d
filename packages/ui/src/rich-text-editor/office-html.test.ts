import { expect, test } from 'vitest'
import { allowHtml } from '../rich-text/allow-html.ts'
import { readHtml } from '../rich-text/read-html.ts'
import { storyHtml } from '../rich-text/story-html.ts'
import { writeHtml } from '../rich-text/write-html.ts'
import { fromOffice } from './office-html.ts'

const paste = (html: string) => writeHtml(allowHtml(fromOffice(readHtml(html)), storyHtml))

const wordItem = (level: number, marker: string, words: string) => `
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level${level} lfo1'>
<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

test('list-like paragraphs of Word become a list', () => {
  const html =
    wordItem(1, '·', 'Xoài') + wordItem(2, '1.', 'Cát Hòa Lộc') + wordItem(2, '2.', 'Tứ quý') + wordItem(1, '·', 'Cam')
  expect(paste(html).replaceAll('\n', '')).toBe(
    '<ul><li><p>Xoài</p><ol><li><p>Cát Hòa Lộc</p></li><li><p>Tứ quý</p></li></ol></li><li><p>Cam</p></li></ul>',
  )
})

test('a Word fragment keeps its structure and loses everything else', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head><body lang=VI style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle>Phiên chợ sớm<o:p></o:p></p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Nước lớn</span></b> lúc&nbsp;4 giờ<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
  expect(paste(html).replaceAll('\n', '')).toBe('<h2>Phiên chợ sớm</h2><p><strong>Nước lớn</strong> lúc&nbsp;4 giờ</p>')
})

test('Excel cells become a table', () => {
  const html = `<table border=0 cellpadding=0 style='border-collapse:collapse;width:96pt'><col width=64 span=2 style='width:48pt'>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 style='width:48pt'>Xoài</td><td align=right x:num>45000</td></tr></table>`
  expect(paste(html).replaceAll('\n', '')).toBe('<table><tbody><tr><td>Xoài</td><td>45000</td></tr></tbody></table>')
})

test('reads bold from the style in Google Docs and ignores its wrapping <b>', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:italic">Đậm</span><span style="font-weight:400;text-decoration:underline"> và gạch</span></p></b>'
  expect(paste(html)).toBe('<p><em><strong>Đậm</strong></em><u> và gạch</u></p>')
})

test('a heading gets no additional bold', () => {
  expect(paste('<h1><b><font face="Arial">Giá hôm nay</font></b></h1>')).toBe('<h2>Giá hôm nay</h2>')
})

test('hidden content is removed', () => {
  expect(paste('<p>a<span style="display:none">mật</span></p>')).toBe('<p>a</p>')
})
