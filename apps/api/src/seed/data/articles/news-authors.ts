/** Who writes the articles, by the category that they write in. */
export const newsAuthorsOf = {
  'chuyen-cho': [
    {
      displayName: 'Lê Hạnh Nguyên',
      bio: 'Lớn lên bên rạch Cái Răng, mười năm đi dọc miền Tây ghi lại chuyện người và con nước.',
      expertise: ['Chợ nổi', 'Làng nghề'],
      isVerified: true,
    },
    {
      displayName: 'Trần Quốc Vũ',
      bio: 'Viết về những người làm ra món hàng: thợ gốm, nhà thùng, người trồng hoa.',
      expertise: ['Làng nghề', 'Gốm sứ'],
      isVerified: false,
    },
  ],
  'cam-nang': [
    {
      displayName: 'Phạm Bảo Châu',
      bio: 'Thử từng món trước khi viết. Thích những lời khuyên dùng được ngay trong bếp.',
      expertise: ['Bếp núc', 'Cà phê', 'Mua sắm'],
      isVerified: true,
    },
  ],
} as const
