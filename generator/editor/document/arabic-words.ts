import { arabicNames } from './arabic-names.ts';

/**
 * Transliterations of words whose vowels cannot be derived from their form, and names as their owners spell them. Words are
 * listed without article, prefixes (`و`, `ب`, `ل`) and endings; `ة` is kept.
 */
const particles = `
في fi, من min, على ala, إلى ila, عن an, مع maa, بين bayn, عند inda, بعد bad, قبل qabl, حتى hatta, منذ mundhu, نحو nahwa, ضد didd
حول hawl, خلال khilal, عبر abr, دون dun, لدى lada, فوق fawq, تحت taht, أمام amam, خلف khalf, ضمن dimn, لكل likull, لماذا limadha
هذا hadha, هذه hadhihi, التي allati, الذي alladhi, الذين alladhina, أو aw, و wa, ثم thumma, كل kull, غير ghayr, بلا bila, هل hal
كيف kayf, متى mata, أين ayna, ما ma, ماذا madha, كم kam, لا la, لم lam, قد qad, إن inn, أن an, نعم naam
`;

const nouns = `
أكثر akthar, كيفية kayfiyya, بوابة bawwaba, ولي wali, أمر amr, غرفة ghurfa, غرف ghuraf, بنات banat, بر birr, صف saff, صفوف sufuf
أميرة amira, جميلة jamila, جوهرة jawhara, هبة hiba, بسمة basma, أمينة amina, هالة hala, دانة dana, بدرية badriyya, حليمة halima, عزة izza
نحن nahnu, أنا ana, هو huwa, هي hiya, هم hum, بنا bina, معنا maana, إلينا ilayna, لنا lana, عنا anna, معكم maakum, لكم lakum
يوم yawm, شهر shahr, سنة sana, عام am, أسبوع usbu, أعوام awam, أيام ayyam, أشهر ashhur, ساعة saa, وقت waqt, مواعيد mawaid, صباح sabah
يناير yanayir, فبراير fibrayir, مارس maris, أبريل abril, مايو mayu, يونيو yunyu, يوليو yulyu, أغسطس aghustus, سبتمبر sibtambir
أكتوبر uktubar, نوفمبر nufambir, ديسمبر disambir, محرم muharram, رجب rajab, شعبان shaban, رمضان ramadan, شوال shawwal
أحد ahad, اثنين ithnayn, ثلاثاء thulatha, أربعاء arbia, خميس khamis, جمعة juma, سبت sabt
واحد wahid, اثنان ithnan, ثلاث thalath, ثلاثة thalatha, أربع arba, أربعة arbaa, خمس khams, خمسة khamsa, ست sitt, ستة sitta
سبع sab, سبعة saba, ثمان thaman, ثمانية thamaniya, تسع tis, تسعة tisa, عشر ashr, عشرة ashara, عشرون ishrun, عشرين ishrin
ثلاثين thalathin, أربعين arbain, خمسين khamsin, ستين sittin, مئة mia, مائة mia, ألف alf, مليون milyun
أول awwal, أولى ula, ثاني thani, ثانية thaniya, ثالث thalith, رابع rabi, خامس khamis, سادس sadis, سابع sabi, ثامن thamin, تاسع tasi, عاشر ashir
جديد jadid, جديدة jadida, كبير kabir, صغير saghir, قديم qadim, حديث hadith, آخر akhir, أفضل afdal, أهم ahamm, أحدث ahdath
عيد id, فطر fitr, أضحى adha, مبارك mubarak, مباركة mubaraka, كريم karim, حج hajj, عمرة umra, صلاة salah, زكاة zakah, صوم sawm, صدقة sadaqa
الله allah, قرآن quran, حديث hadith, سنة sunna, إسلام islam, مسلم muslim, مسجد masjid, وقف waqf, أوقاف awqaf, هجري hijri
بيت bayt, دار dar, حي hayy, شارع shari, طريق tariq, مدينة madina, قرية qarya, بلد balad, وطن watan, دولة dawla, عالم alam, أرض ard, بحر bahr
جبل jabal, نهر nahr, ماء ma, مياه miyah, هواء hawa, سماء sama, شمس shams, قمر qamar, نجم najm, نجوم nujum, شجر shajar, نخل nakhl, نور nur
ليل layl, نهار nahar, مطر matar, صحراء sahra, خضراء khadra, أخضر akhdar, حمراء hamra, بيضاء bayda, زرقاء zarqa, سوداء sawda, زهراء zahra
وطني watani, وطنية wataniyya, عربي arabi, عربية arabiyya, عرب arab, سعودي saudi, سعودية saudiyya, دولي duwali, دولية duwaliyya
عالمي alami, محلي mahalli, محلية mahalliyya, خليج khalij, خليجي khaliji, رقمي raqmi, رقمية raqmiyya, مدني madani, مدنية madaniyya
عمل amal, أعمال amal, عامل amil, عمال ummal, شغل shughl, خدمة khidma, خدمات khadamat, منتج muntaj, منتجات muntajat, متجر matjar
سوق suq, أسواق aswaq, بيع bay, شراء shira, مشتريات mushtarayat, سلة salla, سعر sir, أسعار asar, دفع daf, مال mal, مالي mali, مالية maliyya
بنك bank, استثمار istithmar, اقتصاد iqtisad, تجارة tijara, صناعة sinaa, زراعة ziraa, سياحة siyaha, طيران tayaran, نقل naql, نفط naft
شركة sharika, شركات sharikat, شريك sharik, شركاء shuraka, عميل amil, عملاء umala, زبون zabun, مورد muwarrid, تاجر tajir, تجار tujjar
مؤسسة muassasa, مؤسسات muassasat, مؤسسي muassasi, مؤسسية muassasiyya, منظمة munazzama, منظمات munazzamat, هيئة haya, وزارة wizara
وزير wazir, وزراء wuzara, أمير amir, أمراء umara, ملك malik, ملكي malaki, ملكية malakiyya, مملكة mamlaka, رئيس rais, رئيسة raisa, رئيسية raisiyya
مدير mudir, مديرة mudira, مدراء mudara, موظف muwazzaf, موظفة muwazzafa, موظفين muwazzafin, وظيفة wazifa, وظائف wazaif, فريق fariq
مجلس majlis, لجنة lajna, لجان lijan, جهة jiha, جهات jihat, قسم qism, أقسام aqsam, فرع far, فروع furu, مقر maqarr, مكتب maktab
مسؤول masul, مسؤولية masuliyya, عضو udw, أعضاء ada, عضوية udwiyya, جمعية jamiyya, نادي nadi, اتحاد ittihad, أمانة amana
هيكل haykal, نظام nizam, أنظمة anzima, قانون qanun, حقوق huquq, حكم hukm, أحكام ahkam, شرط shart, شروط shurut, عقد aqd, عقود uqud
حوكمة hawkama, أمن amn, سلم silm, سلام salam, سلامة salama, دفاع difa, شرطة shurta, سفر safar, سفارة sifara, جواز jawaz
صحة sihha, صحي sihhi, صحية sihhiyya, طب tibb, طبي tibbi, طبية tibbiyya, طبيب tabib, أطباء atibba, مريض marid, مرضى marda, مستشفى mustashfa
نفس nafs, نفسي nafsi, نفسية nafsiyya, قلب qalb, عين ayn, جسم jism, دم dam, دواء dawa, إعاقة iaqa, ذوو dhawu, ذوي dhawi
علم ilm, علمي ilmi, علمية ilmiyya, علوم ulum, عالمة alima, علماء ulama, معرفة marifa, بحث bahth, أبحاث abhath, فكر fikr, فن fann, فنون funun
تقنية tiqniyya, تقني tiqni, هندسة handasa, مهندس muhandis, رياضيات riyadiyyat, رياضة riyada, فيزياء fizya, كيمياء kimya, جغرافيا jughrafya
درس dars, دروس durus, فصل fasl, مدرسة madrasa, مدرس mudarris, معلم muallim, معلمة muallima, معلمين muallimin, متعلم mutaallim
طالب talib, طلاب tullab, طلبة talaba, تلميذ tilmidh, مدرب mudarrib, متدرب mutadarrib, متدربين mutadarribin, خريج khirrij, خبير khabir, خبراء khubara
جامعة jamia, كلية kulliyya, معهد mahad, روضة rawda, حضانة hadana, ابتدائي ibtidai, ابتدائية ibtidaiyya, ثانوي thanawi, ثانوية thanawiyya
دورة dawra, دورات dawrat, ورشة warsha, ورش wirash, ندوة nadwa, محاضرة muhadara, مؤتمر mutamar, منتدى muntada, ملتقى multaqa, معرض maarid, معارض maarid
كتاب kitab, كتب kutub, كتيب kutayyib, كاتب katib, مكتبة maktaba, قصة qissa, قصص qisas, شعر shir, شاعر shair, أدب adab, لغة lugha, لغات lughat
نص nass, خط khatt, كلمة kalima, كلمات kalimat, حرف harf, حروف huruf, اسم ism, رقم raqm, أرقام arqam, سؤال sual, أسئلة asila, جواب jawab
خبر khabar, أخبار akhbar, مقال maqal, مقالة maqala, مقالات maqalat, مدونة mudawwana, مدونات mudawwanat, مجلة majalla, صحيفة sahifa, إعلام ilam
نشر nashr, نشرة nashra, تقرير taqrir, تقارير taqarir, ملف milaff, ملفات milaffat, وثيقة wathiqa, وثائق wathaiq, نموذج namudhaj, نماذج namadhij
صورة sura, صور suwar, فيلم film, فيديو fidyu, صوت sawt, موقع mawqi, مواقع mawaqi, خريطة kharita, إنترنت intarnit, إلكتروني iliktruni
إلكترونية iliktruniyya, بريد barid, هاتف hatif, تطبيق tatbiq, تطبيقات tatbiqat, برنامج barnamij, برامج baramij, منصة minassa, حساب hisab
نسيت nasit, مرور murur, سر sirr, سري sirri, دخول dukhul, خروج khuruj, اتصل ittasil, اتصال ittisal, تواصل tawasul, اشترك ishtarik, سجل sajjil
رؤية ruya, رسالة risala, هدف hadaf, أهداف ahdaf, قيمة qima, قيم qiyam, خطة khutta, خطط khutat, مبادرة mubadara, مشروع mashru, مشاريع mashari
فكرة fikra, أفكار afkar, حل hall, حلول hulul, نتيجة natija, نتائج nataij, جودة jawda, تميز tamayyuz, نجاح najah, ثقة thiqa, ثقافة thaqafa
أثر athar, دور dawr, دليل dalil, منهج manhaj, مناهج manahij, معيار miyar, معايير maayir, مؤشر muashshir, مؤشرات muashshirat, قياس qiyas
حدث hadath, أحداث ahdath, فعالية faaliyya, فعاليات faaliyyat, حفل hafl, حفلة hafla, جائزة jaiza, جوائز jawaiz, مسابقة musabaqa, رحلة rihla
مجتمع mujtama, اجتماعي ijtimai, اجتماعية ijtimaiyya, اجتماعات ijtimaat, أسرة usra, طفل tifl, أطفال atfal, شباب shabab, امرأة mara, مرأة mara, نساء nisa
رجل rajul, رجال rijal, ناس nas, إنسان insan, بشر bashar, بشري bashari, بشرية bashariyya, صديق sadiq, ولد walad, بنت bint, أم umm, أب ab, أخ akh
طعام taam, مطعم mataam, قهوة qahwa, شاي shay, خبز khubz, لحم lahm, تمر tamr, عسل asal, ملعب malab, كرة kura, قدم qadam, لعبة luba, ألعاب alab
بيئة bia, بيئي bii, بيئية biiyya, طاقة taqa, شأن shan, شؤون shuun, أسرار asrar, نصيحة nasiha, نصائح nasaih, طرق turuq, سبب sabab, أسباب asbab
شيء shay, أشياء ashya, بئر bir, سنوي sanawi, سنوية sanawiyya, يومي yawmi, يومية yawmiyya, شهري shahri, شخصي shakhsi, شخصية shakhsiyya
خاص khass, خاصة khassa, عامة amma, شائع shai, شائعة shaia, مفتوح maftuh, مفتوحة maftuha, مجاني majjani, مجانية majjaniyya, مناسب munasib
مسيرة masira, تاريخ tarikh, تراث turath, متحف mathaf, أثرية athariyya, شعبي shabi, شعبية shabiyya, سيرة sira, ذاتية dhatiyya, حر hurr, حرية hurriyya
دعم dam, منحة minha, منح minah, تبرع tabarru, تطوع tatawwu, متطوع mutatawwi, متطوعين mutatawwiin, كفالة kafala, يتيم yatim, أيتام aytam
محمد muhammad, أحمد ahmad, محمود mahmud, علي ali, عمر umar, عثمان uthman, حسن hasan, حسين husayn, خالد khalid, فهد fahd, فيصل faysal, سلمان salman
سعود saud, سعد sad, سعيد said, ناصر nasir, تركي turki, نايف nayif, بندر bandar, سلطان sultan, طارق tariq, يوسف yusuf, إبراهيم ibrahim
إسماعيل ismail, موسى musa, عيسى isa, مريم maryam, هند hind, ريم rim
عبد abd, عبدالله abdullah, عبدالعزيز abdulaziz, عبدالرحمن abdulrahman, عبدالملك abdulmalik, عبدالكريم abdulkarim, بن bin, ابن ibn, آل al, أبو abu
رياض riyadh, جدة jeddah, مكة makkah, مكرمة mukarrama, منورة munawwara, دمام dammam, طائف taif, تبوك tabuk, حائل hail, جازان jazan
نجران najran, عسير asir, أبها abha, قصيم qassim, أحساء ahsa, ينبع yanbu, قطيف qatif, نيوم neom, قدس quds, غزة gaza, قاهرة qahira, دبي dubai
أبوظبي abu-dhabi, دوحة doha, كويت kuwait, بحرين bahrain, مسقط muscat, عمان oman, قطر qatar, إمارات imarat, مصر misr, أردن urdun, لبنان lubnan
سوريا suriya, عراق iraq, يمن yaman, سودان sudan, مغرب maghrib, جزائر jazair, تونس tunis, ليبيا libya, فلسطين filastin, تركيا turkiya
التزام iltizam, التحاق iltihaq, التقاء iltiqa, إلغاء ilgha, إلقاء ilqa, إلزام ilzam, ألمانيا almaniya
الآن al-an, شكر shukr, شكرا shukran, أهلا ahlan, مرحبا marhaban, احجز ihjiz, اطلب utlub, ابدأ ibda, انضم indamm, ساهم sahim, شارك sharik
اتفاق ittifaq, اتفاقية ittifaqiyya, قراءة qiraa, إجراءات ijraat, زيادة ziyada, أهمية ahammiyya, رخصة rukhsa, رخص rukhas, جدول jadwal
لوحة lawha, حصة hissa, حصص hisas, قبول qabul, طقس taqs, حرارة harara, حيوان hayawan, موعد mawid, مذكرة mudhakkira, رضا rida, شهادة shahada
شهادات shahadat, بلاغ balagh, بلاغات balaghat, أرامل aramil, عدل adl, صدق sidq, صبر sabr, كرم karam, شرف sharaf, قرن qarn, مقتنيات muqtanayat
فتح fath, باب bab, ذكاء dhaka, مواطن muwatin, مواطنين muwatinin, مقيم muqim, حضارة hadara, سعادة saada, نظافة nazafa, قائد qaid, قيادي qiyadi
دراسي dirasi, محتوى muhtawa, مستوى mustawa, مقهى maqha, مبنى mabna, قاعة qaa, حديقة hadiqa, عرض ard, عروض urud, طلب talab, طلبات talabat
رسوم rusum, ضريبة dariba, شحن shahn, توصيل tawsil, ضمان daman, إرجاع irja, فكر fikr, وعي way, كف kaff, فرد fard, أفراد afrad, مهنة mihna, مهني mihani
أوروبا urubba, آسيا asya, أفريقيا ifriqiya, أمريكا amrika, لندن london, باريس paris, أردو urdu
`;

/** Removes hamza from letters, as it is often left out in writing. */
const withoutHamza = (word: string) => word.replaceAll(/[أإآٱ]/g, 'ا');

/** Readings of a list by word; the first entry of a word wins. */
const readingsIn = (list: string): Map<string, string> =>
  new Map(
    list
      .trim()
      .split(/,\s*|\n/)
      .map((pair) => pair.split(' '))
      .toReversed()
      .map(([word = '', reading = '']) => [withoutHamza(word), reading]),
  );

const [ofParticles, ofNouns, ofNames] = [particles, nouns, arabicNames].map(readingsIn) as [
  Map<string, string>,
  Map<string, string>,
  Map<string, string>,
];

const nounReading = (word: string) => ofParticles.get(word) ?? ofNouns.get(word);

/** Transliteration of a personal name; undefined if the name is not listed. */
export const nameReading = (word: string): string | undefined => ofNames.get(withoutHamza(word));

/** Transliteration of a listed word or name; undefined if it is not listed. */
export const knownReading = (word: string): string | undefined => nounReading(withoutHamza(word)) ?? nameReading(word);

/** Whether a word is a personal name and nothing else. */
export const isOnlyName = (word: string): boolean =>
  nounReading(withoutHamza(word)) === undefined && nameReading(word) !== undefined;

/** Whether a word is a preposition, pronoun or conjunction. */
export const isParticle = (word: string): boolean => ofParticles.has(withoutHamza(word));
