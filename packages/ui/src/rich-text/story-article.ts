/** An image that needs no network. */
export const storyPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#bfe3f5"/><path d="M90 150h460l-70 60H160z" fill="#8a5a2b"/><circle cx="250" cy="130" r="28" fill="#f7a21b"/><circle cx="320" cy="126" r="30" fill="#f7c948"/><circle cx="390" cy="132" r="27" fill="#f7a21b"/></svg>',
)}`

/** An article that contains every kind of element, for stories and tests. */
export const storyArticle = `<h2>Chợ nổi Cái Răng lúc năm giờ</h2>
<p>Nước lớn từ <strong>bốn giờ sáng</strong>, ghe từ <em>Phong Điền</em> xuôi về. Xem <a href="/lich-nuoc">lịch con nước</a> hoặc hỏi <a href="https://vietnamtourism.gov.vn">Cục Du lịch</a>.</p>
<img src="${storyPicture}" alt="Ghe xoài treo cây bẹo" width="640" height="240">
<h3>Mang theo</h3>
<ul><li><p>Áo mưa mỏng</p></li><li><p>Tiền lẻ</p><ol><li><p>Tờ 10.000 ₫</p></li><li><p>Tờ 20.000 ₫</p></li></ol></li></ul>
<blockquote><p>Bẹo gì bán nấy.</p></blockquote>
<table><tbody><tr><th>Món</th><th>Giá</th></tr><tr><td>Xoài cát Hòa Lộc</td><td>65.000 ₫</td></tr><tr><td>Khóm Cầu Đúc</td><td>12.000 ₫</td></tr></tbody></table>
<hr><p>Hết.</p>`

/** The same in English. */
export const storyArticleInEnglish = `<h2>Cái Răng floating market at five</h2>
<p>The tide rises from <strong>four in the morning</strong>, and the boats come down from <em>Phong Điền</em>. See the <a href="/lich-nuoc">tide table</a> or ask the <a href="https://vietnamtourism.gov.vn">tourism office</a>.</p>
<img src="${storyPicture}" alt="A boat of mangoes with its sample pole" width="640" height="240">
<h3>What to bring</h3>
<ul><li><p>A thin raincoat</p></li><li><p>Small change</p><ol><li><p>Notes of 10,000 ₫</p></li><li><p>Notes of 20,000 ₫</p></li></ol></li></ul>
<blockquote><p>What hangs on the pole is for sale.</p></blockquote>
<table><tbody><tr><th>Goods</th><th>Price</th></tr><tr><td>Hòa Lộc mangoes</td><td>65,000 ₫</td></tr><tr><td>Cầu Đúc pineapples</td><td>12,000 ₫</td></tr></tbody></table>
<hr><p>The end.</p>`
