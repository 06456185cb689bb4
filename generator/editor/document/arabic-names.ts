/** Personal names as people of Saudi Arabia write them in Latin letters; family names are listed without their article. */
export const arabicNames = `
نورة nurah, سارة sarah, فاطمة fatimah, عائشة aishah, خديجة khadijah, منيرة munirah, لطيفة latifah, شيخة shaikhah, حصة hessah
جميلة jamilah, أميرة amirah, هالة halah, غادة ghadah, فوزية fawziyah, بدرية badriyah, سمية sumayyah, رقية ruqayyah, آمنة aminah
أمينة aminah, حليمة halimah, عبيدة ubaidah, أسامة osamah, حمزة hamzah, طلحة talhah, قتيبة qutaibah, حذيفة hudhaifah, معاوية muawiyah
عكرمة ikrimah, ميمونة maimunah, جوهرة jawharah, نجلاء najla, هيفاء haifa, أسماء asma, وفاء wafa, دعاء dua, إسراء isra, شيماء shaima
ولاء wala, آلاء ala, ثناء thana, سناء sana, حسناء hasna, مها maha, ندى nada, هدى huda, منى muna, سلمى salma, ليلى layla, لمى lama
أروى arwa, نوف nouf, أمل amal, زينب zainab, موضي mudhi, جواهر jawahir, مشاعل mashail, ابتسام ibtisam, عبير abir, غدير ghadir, لولوة lulwah
مزنة muznah, دانة danah, جود jud, لينا lina, رنا rana, ديمة dimah, وعد waad, شهد shahd, رغد raghad, بسمة basmah, هبة hibah, عزة azzah
نعيمة naimah, صفية safiyyah, مضاوي madawi, أنس anas, ياسر yasir, ماجد majid, وليد walid, بدر badr, زياد ziyad, عمار ammar, حمد hamad
مشعل mishal, مشاري mishari, ثامر thamir, متعب mutib, فواز fawaz, عادل adil, هاني hani, رائد raid, بنت bint
قحطاني qahtani, غامدي ghamdi, زهراني zahrani, عتيبي otaibi, حربي harbi, مطيري mutairi, شمري shammari, دوسري dosari, عنزي anazi
شهري shahri, قرني qarni, جهني juhani, بلوي balawi, سبيعي subaie, عمري omari, مالكي maliki, ثبيتي thubaiti, سلمي sulami, يامي yami
رشيدي rashidi, خالدي khaldi, حازمي hazmi, عسيري asiri, سديري sudairi, بقمي buqami, رشيد rashid, أنصاري ansari, حميد humaid, بشر bishr
عجلان ajlan, راشد rashid, مقبل muqbil, أحمدي ahmadi, شريف sharif, هاشمي hashimi, سبهان sabhan
`;
