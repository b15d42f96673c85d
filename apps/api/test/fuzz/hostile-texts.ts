/** Texts that are harmful where they are interpreted. Each is valid user input. */
export const hostileTexts: readonly string[] = [
  '<script>alert(document.domain)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg/onload=alert(1)>',
  `<a href="javascript:alert(1)">Xem</a>`,
  '<!--#exec cmd="id"--><?php phpinfo() ?>',
  ']]><!ENTITY xxe SYSTEM "file:///etc/passwd">&xxe;',
  '=HYPERLINK("http://x.example","bấm vào đây")',
  '+1+cmd|/c calc!A0',
  '@SUM(1+1)*cmd',
  '\t=1+1 tiền hàng',
  "'; drop table orders; -- bình hoa",
  `1' or '1'='1' union select password_hash from credentials --`,
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  '$(id)`id`|id;id&id',
  '%00%0d%0aSet-Cookie:%20a=b',
  'Chợ\r\nBcc: all@chonoi.test',
  '\u202Egnp.exe\u202C gốm \u2066x\u2069',
  'a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩‍👩‍👧‍👦🏳️‍🌈 \uFEFF\u200B\u200D\u00AD',
  '__proto__ constructor toString',
  'null undefined NaN -0 1e309 0x10',
  '\u2028var x=1\u2029',
  '%s%n%x %d {0} {name} :id $1 ?',
]

/** A text far longer than any field allows. */
export const veryLong = 'Đ'.repeat(70_000)
