import { describe, expect, test } from 'vitest';
import { freePersonName } from '../../../../generator/editor/document/free-name.ts';
import { latinName } from '../../../../generator/editor/document/latin-name.ts';

/** Names as people would transliterate them. */
const names: [text: string, name: string][] = [
  ['افتتاح المكتبة', 'iftitah-al-maktaba'],
  ['إعلان عن وظائف', 'ilan-an-wazaif'],
  ['مؤتمر القيم', 'mutamar-al-qiyam'],
  ['ورشة عمل', 'warsha-amal'],
  ['زيارة جامعة الرياض', 'ziyarat-jamiat-al-riyadh'],
  ['تدريب المعلمين', 'tadrib-al-muallimin'],
  ['استقبال الطلاب', 'istiqbal-al-tullab'],
  ['سياسة الخصوصية', 'siyasat-al-khususiyya'],
  ['مَكْتَبَةٌ', 'maktaba'],
  ['خطة ٢٠٢٧', 'khutta-2027'],
  ['چای و پنیر', 'chay-wa-panir'],
  ['Straße nach Köln', 'strasse-nach-koln'],
  ['من نحن', 'min-nahnu'],
  ['خدماتنا', 'khadamatuna'],
  ['اتصل بنا', 'ittasil-bina'],
  ['تواصل معنا', 'tawasul-maana'],
  ['التدريب', 'al-tadrib'],
  ['المدونة', 'al-mudawwana'],
  ['الأسئلة الشائعة', 'al-asila-al-shaia'],
  ['رؤيتنا ورسالتنا', 'ruyatuna-wa-risalatuna'],
  ['الشروط والأحكام', 'al-shurut-wal-ahkam'],
  ['مجلس الإدارة', 'majlis-al-idara'],
  ['شركاؤنا', 'shurakauna'],
  ['القيم المؤسسية', 'al-qiyam-al-muassasiyya'],
  ['بناء ثقافة المنظمة', 'bina-thaqafat-al-munazzama'],
  ['تطوير القيادات', 'tatwir-al-qiyadat'],
  ['الدورات التدريبية', 'al-dawrat-al-tadribiyya'],
  ['التعليم الإلكتروني', 'al-talim-al-iliktruni'],
  ['المؤتمر السنوي السادس', 'al-mutamar-al-sanawi-al-sadis'],
  ['تقرير عام ٢٠٢٦', 'taqrir-am-2026'],
  ['كلمة الرئيس', 'kalimat-al-rais'],
  ['الهيكل التنظيمي', 'al-haykal-al-tanzimi'],
  ['الجودة والتميز', 'al-jawda-wal-tamayyuz'],
  ['المسؤولية الاجتماعية', 'al-masuliyya-al-ijtimaiyya'],
  ['التحول الرقمي', 'al-tahawwul-al-raqmi'],
  ['حوكمة الشركات', 'hawkamat-al-sharikat'],
  ['الأمن السيبراني', 'al-amn-al-sibrani'],
  ['مركز المعرفة', 'markaz-al-marifa'],
  ['الدراسات والأبحاث', 'al-dirasat-wal-abhath'],
  ['معرض الصور', 'maarid-al-suwar'],
  ['الزكاة', 'al-zakah'],
  ['الحج والعمرة', 'al-hajj-wal-umra'],
  ['عيد الفطر المبارك', 'id-al-fitr-al-mubarak'],
  ['اليوم الوطني السعودي', 'al-yawm-al-watani-al-saudi'],
  ['المملكة العربية السعودية', 'al-mamlaka-al-arabiyya-al-saudiyya'],
  ['مكة المكرمة', 'makkah-al-mukarrama'],
  ['المدينة المنورة', 'al-madina-al-munawwara'],
  ['الرياض', 'al-riyadh'],
  ['الملك عبدالعزيز', 'al-malik-abdulaziz'],
  ['عبد الله بن عمر', 'abdullah-bin-umar'],
  ['محمد بن سلمان', 'muhammad-bin-salman'],
  ['مدرسة النور الابتدائية', 'madrasat-al-nur-al-ibtidaiyya'],
  ['متحف الخط العربي', 'mathaf-al-khatt-al-arabi'],
  ['بلدية الواحة', 'baladiyyat-al-waha'],
  ['الموارد البشرية', 'al-mawarid-al-bashariyya'],
  ['خدمة العملاء', 'khidmat-al-umala'],
  ['سلة المشتريات', 'sallat-al-mushtarayat'],
  ['أسبوع القيم يجمع خمسين جهة', 'usbu-al-qiyam-yajma-khamsin-jiha'],
  ['افتتاح معرض الكتاب الدولي في جدة', 'iftitah-maarid-al-kitab-al-duwali-fi-jeddah'],
  ['خمس نصائح لبيئة عمل صحية', 'khams-nasaih-li-bia-amal-sihhiyya'],
  ['القهوة و الشاي', 'al-qahwa-wa-al-shay'],
  ['شؤون الطلاب', 'shuun-al-tullab'],
  ['استبيان رضا المستفيدين', 'istibyan-rida-al-mustafidin'],
  ['الذكاء الاصطناعي في التعليم', 'al-dhaka-al-istinai-fi-al-talim'],
  ['عشر طرق لزيادة الإنتاجية', 'ashr-turuq-li-ziyadat-al-intajiyya'],
  ['أولياء الأمور', 'awliya-al-umur'],
  ['مجلس الأمناء', 'majlis-al-umana'],
  ['احجز موعدًا', 'ihjiz-mawid'],
  ['الأيتام والأرامل', 'al-aytam-wal-aramil'],
  ['القرن الثامن الهجري', 'al-qarn-al-thamin-al-hijri'],
  ['تدشين حديقة الملك فهد', 'tadshin-hadiqat-al-malik-fahd'],
  ['اجتماع اللجنة التنفيذية', 'ijtima-al-lajna-al-tanfidhiyya'],
  ['قراءة الكف', 'qiraat-al-kaff'],
  ['الادارة', 'al-idara'],
  ['اعلان الى العملاء', 'ilan-ila-al-umala'],
  ['3 مبادرات', 'mubadarat'],
  ['!؟', ''],
];

/** Names of people: no `t` before the family name. */
const people: [text: string, name: string][] = [
  ['نورة العلي', 'nurah-al-ali'],
  ['فاطمة الزهراني', 'fatimah-al-zahrani'],
  ['سارة القحطاني', 'sarah-al-qahtani'],
  ['عائشة الشهري', 'aishah-al-shahri'],
  ['خديجة الغامدي', 'khadijah-al-ghamdi'],
  ['منيرة العتيبي', 'munirah-al-otaibi'],
  ['جميلة الدوسري', 'jamilah-al-dosari'],
  ['لطيفة السبيعي', 'latifah-al-subaie'],
  ['حصة المطيري', 'hessah-al-mutairi'],
  ['موضي الحربي', 'mudhi-al-harbi'],
  ['هيفاء الشمري', 'haifa-al-shammari'],
  ['ريم العنزي', 'rim-al-anazi'],
  ['أمل البقمي', 'amal-al-buqami'],
  ['مها السديري', 'maha-al-sudairi'],
  ['نوف آل سعود', 'nouf-al-saud'],
  ['هند العجلان', 'hind-al-ajlan'],
  ['أسماء الخالدي', 'asma-al-khaldi'],
  ['شيخة الراشد', 'shaikhah-al-rashid'],
  ['طلحة الأنصاري', 'talhah-al-ansari'],
  ['حمزة العمري', 'hamzah-al-omari'],
  ['أسامة الجهني', 'osamah-al-juhani'],
  ['عبيدة السلمي', 'ubaidah-al-sulami'],
  ['معاوية المالكي', 'muawiyah-al-maliki'],
  ['قتيبة الثبيتي', 'qutaibah-al-thubaiti'],
  ['حذيفة البلوي', 'hudhaifah-al-balawi'],
  ['محمد بن سلمان القرني', 'muhammad-bin-salman-al-qarni'],
  ['سمية بنت عبدالله الفهد', 'sumayyah-bint-abdullah-al-fahd'],
  ['رقية الأحمد', 'ruqayyah-al-ahmad'],
  ['فوزية أبو خالد', 'fawziyah-abu-khalid'],
  ['نورة بنت محمد', 'nurah-bint-muhammad'],
  ['د. أميرة الفيصل', 'amirah-al-faysal'],
];

/** Phrases whose first word is in the construct state. */
const phrases: [text: string, name: string][] = [
  ['مكتبة المدرسة', 'maktabat-al-madrasa'],
  ['مدرسة البنات', 'madrasat-al-banat'],
  ['جامعة الملك سعود', 'jamiat-al-malik-saud'],
  ['جائزة الأمير محمد', 'jaizat-al-amir-muhammad'],
  ['كلية الطب', 'kulliyyat-al-tibb'],
  ['مدينة الرياض', 'madinat-al-riyadh'],
  ['وزارة التعليم', 'wizarat-al-talim'],
  ['لجنة المسابقات', 'lajnat-al-musabaqat'],
  ['رحلة الصف الخامس', 'rihlat-al-saff-al-khamis'],
  ['خطة العام الدراسي', 'khuttat-al-am-al-dirasi'],
  ['سياسة القبول', 'siyasat-al-qabul'],
  ['رسالة المدير', 'risalat-al-mudir'],
  ['صفحة المعلمات', 'safhat-al-muallimat'],
  ['قاعة الأمير سلطان', 'qaat-al-amir-sultan'],
  ['بطولة كرة القدم', 'butulat-kurat-al-qadam'],
  ['مسابقة القرآن الكريم', 'musabaqat-al-quran-al-karim'],
  ['حفلة التخرج', 'haflat-al-takharruj'],
  ['شركة الكهرباء', 'sharikat-al-kahraba'],
  ['غرفة المصادر', 'ghurfat-al-masadir'],
  ['جمعية البر', 'jamiyyat-al-birr'],
  ['بوابة ولي الأمر', 'bawwabat-wali-al-amr'],
  ['نتيجة الطالبات', 'natijat-al-talibat'],
  ['حديقة الحيوان', 'hadiqat-al-hayawan'],
];

describe('latinName', () => {
  test.each(people)('writes the name of a person, "%s", as %s', (text, name) => expect(freePersonName(text, [])).toBe(name));

  test.each(phrases)('writes the construct state of "%s" as %s', (text, name) => expect(latinName(text)).toBe(name));

  test('knows a personal name in another text', () => {
    expect(latinName('تكريم نورة العلي')).toBe('takrim-nurah-al-ali');
  });

  test('keeps a word that is a name and a noun in the construct state, unless it is a person', () => {
    expect(latinName('حصة الرياضيات')).toBe('hissat-al-riyadiyyat');
    expect(freePersonName('حصة المطيري', ['hessah-al-mutairi'])).toBe('hessah-al-mutairi-2');
  });

  test.each(names)('transliterates "%s" to %s', (text, name) => expect(latinName(text)).toBe(name));

  test('returns a valid URL segment for any input', () => {
    const texts = [
      'ء',
      'ئئئئ',
      'ااااا',
      'ى',
      'ﻻ',
      'ڵێۆە',
      'ٹڈڑ',
      '漢字',
      '🙂',
      'ا'.repeat(5000),
      'كلمة '.repeat(200),
      'a'.repeat(300),
    ];
    for (const text of texts) expect(latinName(text)).toMatch(/^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/);
    for (const text of texts) expect(latinName(text).length).toBeLessThanOrEqual(48);
  });

  test('truncates at word boundaries', () => {
    expect(latinName('اجتماع مجلس الإدارة السنوي لمناقشة خطة العمل والميزانية')).toMatch(
      /^ijtima-majlis-al-idara-al-sanawi-\w+$/,
    );
    expect(latinName('one two three four five six seven eight nine ten eleven')).toBe(
      'one-two-three-four-five-six-seven-eight-nine-ten',
    );
  });
});
