import { wordsIn } from '../../../templates/layout/site-search/words.ts';

/** Plurals with other letters than their singular, and those that no pattern covers. */
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

/** Interchangeable words of sites and visitors. */
const meanings = `
  اتصال تواصل
  هاتف تلفون تليفون جوال موبايل محمول
  بريد إيميل ايميل
  سعر ثمن تكلفة
  رسوم مصاريف تكاليف قسط أقساط
  استمارة نموذج
  فيديو مرئي فديو
  دورة كورس
  حافلة باص أتوبيس
  طالب تلميذ
  معلم مدرس
  اختبار امتحان
  درجة علامة نتيجة
  شكوى بلاغ
  إنارة إضاءة
  نفايات قمامة مخلفات
  حديقة منتزه
  كتيب مطوية
  رخصة تصريح ترخيص
  مبنى بناية عمارة
  استرداد استرجاع
  كاتب مؤلف
  حاسوب حاسب كمبيوتر كومبيوتر
  مقال مقالة تدوينة
  راتب معاش أجر
  إجازة عطلة
  مستشفى مشفى
  طبيب دكتور
  سيارة مركبة
  خريطة خارطة
  بحث دراسة
  مجلة نشرة
  وثيقة مستند
  عميل زبون
  دفع سداد
  تسجيل التحاق قبول
  مساعدة دعم
  سؤال استفسار
  ندوة محاضرة
  مؤتمر ملتقى
  مسابقة منافسة
  جائزة تكريم
  عضوية انتساب
  كرتون كارتون
  استشارة مستشار
  إعلان تعميم
  شارع طريق
  ابن ولد طفل
`;

/** Colloquial and foreign words, each followed by the words that sites use; one-way. */
const calledElsewhere = `
  لوكيشن location map > موقع خريطة عنوان
  شغل وظائف job jobs career careers > وظيفة توظيف شاغر
  استمارة فورم form > نموذج طلب
  دورة كورس > تدريب ورشة
  باص أتوبيس حافلة > نقل
  لينك link > رابط
  فلوس مصاري price prices > سعر رسوم
  fee fees > رسوم
  لمبة لمبات > إنارة مصباح
  زبالة > نفايات قمامة
  فسح > رخصة تصريح
  بنشمارك بنشماركنج benchmark benchmarking > مقارنة
  عيال > طفل طالب
  مواصلات توصيل bus > نقل حافلة
  تصليح > إصلاح صيانة
  كورونا covid > كوفيد
  شات chat > محادثة
  أونلاين اونلاين online > إلكتروني
  بروشور brochure > كتيب مطوية
  أبلكيشن app > تطبيق
  كود code > برمجة
  email mail > بريد
  phone mobile > هاتف جوال
  contact > تواصل اتصال
  video videos > فيديو مرئي
  photo photos picture pictures > صورة
  news > خبر
  service services > خدمة
  training course courses > تدريب دورة
  report reports > تقرير
  library > مكتبة
  book books > كتاب
  school > مدرسة
  student students > طالب
  teacher teachers > معلم
  exam exams > اختبار
  result results > نتيجة
  apply admission registration register > تقديم قبول تسجيل
  volunteer > تطوع متطوع
  donate donation > تبرع
  event events > فعالية موعد
  consulting > استشارة
  certificate certificates > شهادة
  study studies research > دراسة بحث
  policy privacy > سياسة خصوصية
  login > دخول
  kpi kpis > مؤشر
`;

const linesOf = (text: string) => text.trim().split('\n');

const termsOf = (line: string) => wordsIn(line).map(({ term }) => term);

/** Words, and the synonyms that sites may use for them. */
export interface SynonymMapping {
  queries: readonly string[];
  targets: readonly string[];
}

export const synonymMappings: readonly SynonymMapping[] = [
  ...linesOf(plurals + meanings.trimStart()).map((line) => ({ queries: termsOf(line), targets: termsOf(line) })),
  ...linesOf(calledElsewhere).map((line) => {
    const [queries = '', targets = ''] = line.split('>');
    return { queries: termsOf(queries), targets: termsOf(targets) };
  }),
];
