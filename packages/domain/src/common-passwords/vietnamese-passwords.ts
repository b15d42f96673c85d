/** Common passwords in Vietnam with at least eight characters: keyboard sequences, years, names, plain words. */
export const vietnamesePasswords = `
  12345678 123456789 1234567890 12345678910 123123123 123456123 123456789a 123456789q 1234567891 1234512345 123456abc
  12341234 12344321 12345679 123454321 1234554321 123321123 123456654321 1234qwer 123qweasd 123qweasdzxc 123abc123
  123456aa 123456as 123456qwe 123654789 147258369 147852369 159357456 159753456 159951159 159753258 147896325 741852963
  789456123 789456123a 963852741 987654321 9876543210 98765432 87654321 87654321a 951753852 321654987 369258147 258369147
  00000000 000000000 0000000000 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 111222333 121212121
  12121212 131313131 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 10101010
  01234567 012345678 0123456789 09876543 0987654321 20202020 19871987 19881988 19891989 19901990 19911991 19921992 19931993
  19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001 20102010 20202021 20242024 20252025 20262026
  password password1 password12 password123 password1234 password12345 password! password@123 passw0rd p@ssword p@ssw0rd
  p@ssword1 p@ssw0rd1 p@ssw0rd123 pa$$word passwort password2 password01 passpass pass1234 pass12345 pass@123 pass123456
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5 qweasdzxc qweasd123 qwer1234
  qwe123456 qwe123qwe asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh123 asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnmm zxc123456
  a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaa12345 aaaaaaaa aaaaaaaaa abc12345 abc123456
  abc123456789 abcabcabc abcd1234 abcd12345 abcdefgh abcdefghi abcde12345 abcdef123 admin123 admin1234 admin12345
  admin123456 admin@123 administrator adminadmin root1234 rootroot superadmin superuser user1234 username guest123 test1234
  test12345 test123456 testtest testing123 demo1234 default1 changeme changeme1 changeme123 letmein1 letmein123 welcome1
  welcome12 welcome123 welcome@123 iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou520 ilovegod lovelove loveyou1
  loveme123 love1234 lovely123 sunshine sunshine1 princess princess1 princess123 superman superman1 batman123 spiderman
  football football1 baseball baseball1 basketball liverpool liverpool1 chelsea1 arsenal1 arsenal123 manchester manutd123
  barcelona realmadrid juventus ronaldo7 ronaldo123 messi123 cristiano michael1 jennifer jordan23 michelle charlie1
  computer internet internet1 samsung1 samsung123 iphone123 facebook facebook1 facebook123 google123 youtube123 zalo1234
  trustno1 whatever starwars pokemon1 pokemon123 dragon123 dragonball naruto123 minecraft fortnite counterstrike
  monkey123 shadow123 master123 killer123 hello123 hello1234 hellohello freedom1 forever1 cookie123 flower123 babygirl
  babygirl1 chocolate butterfly elephant hunter123 secret123 security access123 computer1 1password blink182 matrix123
  anhyeuem anhyeuem1 anhyeuem123 anhyeuem12345 emyeuanh emyeuanh123 yeuanhnhieu yeuemnhieu yeuem123 yeuanh123 anhnhoem
  anhnhoem123 emnhoanh matkhau1 matkhau12 matkhau123 matkhau123456 matkhau@123 matkhaune1 khongbiet khongbiet123 khongcho
  khongco123 khongcopass khongnoi taikhoan taikhoan1 taikhoan123 dangnhap dangnhap1 dangnhap123 xinchao1 xinchao123
  chaoban123 vietnam1 vietnam12 vietnam123 vietnam1975 vietnam1945 vietnam2020 vietnamvodich vietnam@123 hanoi123 hanoi1234
  hanoi1010 hanoi2020 saigon123 saigon1234 hochiminh hochiminh1 danang123 danang43 haiphong haiphong16 nghean37 thanhhoa36
  cantho65 dongnai60 nguyen123 nguyenvan nguyenvana nguyenthi tranvana tran1234 phamvan123 hoang123 hoanganh hoanganh1
  minh1234 minhanh123 tuananh1 tuananh123 duc12345 hung1234 hung12345 hieu1234 linh1234 linh12345 phuong123 phuonganh
  thao1234 thuy1234 trang123 trang1234 huong123 nam12345 long1234 quang123 tuan1234 thanh123 thang123 dung1234 son12345
  conyeume conyeume1 meyeucon giadinh1 giadinh123 giadinhtoi hanhphuc hanhphuc1 hanhphuc123 tinhyeu1 tinhyeu123 banbe123
  bimat123 bimatnhe chonoi123 chonoi2026 muaban123 banhang1 banhang123 quenroi1 quenroi123 quenmatkhau soibien1 boconganh
  `
