import { wordsIn } from '../../templates/site-search/words.ts';

/** Plurals with other letters than their singular, and those whose form says nothing. */
const plurals = `
  برنامج برامج
  يوم أيام
  سنة سنوات سنين
  طريق طرق
  دليل أدلة
  سؤال أسئلة
  اسم أسماء
  أستاذ أساتذة
  رجل رجال
  ولد أولاد
  ابن أبناء
  بنت بنات
  أخ إخوة إخوان
  أخت أخوات
  أم أمهات
  شهر شهور أشهر
  جهة جهات
  فرع فروع أفرع
  شأن شؤون
  نادٍ نادي أندية
  غذاء أغذية
  دواء أدوية
  بناء أبنية مبنى مباني مبان
  رأي آراء
  خطأ أخطاء
  شيء أشياء
  مقهى مقاهي
  مبدأ مبادئ
  سوق أسواق
  ضريبة ضرائب
  قناة قنوات
  أداة أدوات
  ماء مياه
  كلية كليات
  نص نصوص
  لص لصوص
  شهيد شهداء
  مدير مدراء
  امرأة نساء
  صحفي صحفيون
`;

/** What visitors call a thing, and what sites do: of books, of the street, of other languages. */
const meanings = `
  اتصال تواصل
  هاتف تلفون تليفون جوال موبايل محمول
  إيميل ايميل بريد email
  عنوان موقع لوكيشن مكان خريطة location
  سعر أسعار تكلفة رسوم ثمن
  استمارة نموذج طلب فورم form
  رابط لينك link
  فيديو فيديوهات مرئي مرئيات فديو video
  صورة صور معرض ألبوم
  بودكاست بودكاستات podcast
  دورة تدريب كورس ورشة course
  وظيفة توظيف شاغر عمل
  سيارة مركبة عربية
  حافلة باص أتوبيس نقل مواصلات bus
  طالب تلميذ
  معلم مدرس أستاذ
  مدرسة ثانوية
  ابن ولد طفل
  تسجيل قبول التحاق
  رسوم أقساط قسط مصاريف
  اختبار امتحان
  علامة درجة نتيجة
  دوام ساعات مواعيد أوقات
  موعد حجز
  شكوى بلاغ شكاوى
  إنارة إضاءة لمبة لمبات
  نفايات قمامة زبالة
  حديقة منتزه
  مطوية كتيب بروشور brochure
  تقرير تقارير report
  رخصة تصريح ترخيص فسح
  بناية عمارة مبنى
  شارع طريق
  إلغاء استرداد استرجاع
  مساعدة دعم
  استشارة مستشار
  مقارنة بنشمارك benchmark benchmarking
  مؤشر مؤشرات kpi
  كتاب رواية
  مقالة مقال تدوينة
  كاتب مؤلف
  فيلم سينما
  حاسوب كمبيوتر كومبيوتر computer
  إنترنت نت internet
  تطبيق أبلكيشن app
  برمجة كود code
`;

/** The terms of each line. */
const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => wordsIn(line).map(({ term }) => term));

/** Words that are asked for one thing, a list for each. */
export const sameWords: readonly string[][] = [...linesOf(plurals), ...linesOf(meanings)];
