import * as z from 'zod';
import { describe, describeValues } from '../fields.ts';
import { type Specialty, specialties } from './specialties.ts';

const words: Record<Specialty, string> = {
  anesthesia: 'التخدير — anaesthesia',
  cardiovascular: 'القلب والأوعية الدموية — heart and blood vessels',
  'community-health': 'صحة المجتمع — community health',
  dentistry: 'طب الأسنان — dentistry',
  dermatology: 'الجلدية — dermatology',
  'diet-nutrition': 'التغذية — diet and nutrition',
  emergency: 'طب الطوارئ — emergency medicine',
  endocrine: 'الغدد الصماء والسكري — endocrinology and diabetes',
  gastroenterologic: 'الجهاز الهضمي والكبد — gastroenterology',
  genetic: 'الوراثة الطبية — medical genetics',
  geriatric: 'طب كبار السن — geriatrics',
  gynecologic: 'أمراض النساء — gynaecology',
  hematologic: 'أمراض الدم — haematology',
  infectious: 'الأمراض المعدية — infectious diseases',
  'laboratory-science': 'المختبرات — laboratory science',
  midwifery: 'القبالة — midwifery',
  musculoskeletal: 'العظام والعضلات — bones and muscles',
  neurologic: 'المخ والأعصاب — neurology',
  nursing: 'التمريض — nursing',
  obstetric: 'التوليد — obstetrics',
  oncologic: 'الأورام — oncology',
  optometric: 'العيون والبصر — eyes and sight',
  otolaryngologic: 'الأنف والأذن والحنجرة — ear, nose and throat',
  pathology: 'علم الأمراض — pathology',
  pediatric: 'طب الأطفال — paediatrics',
  physiotherapy: 'العلاج الطبيعي — physiotherapy',
  'plastic-surgery': 'جراحة التجميل — plastic surgery',
  podiatric: 'طب القدم — podiatry',
  'primary-care': 'الرعاية الأولية وطب الأسرة — primary care and family medicine',
  psychiatric: 'الطب النفسي — psychiatry',
  'public-health': 'الصحة العامة — public health',
  pulmonary: 'الصدر والرئة — lungs',
  radiography: 'الأشعة — radiology',
  renal: 'الكلى — kidneys',
  'respiratory-therapy': 'العلاج التنفسي — respiratory therapy',
  rheumatologic: 'الروماتيزم والمفاصل — rheumatology',
  'speech-pathology': 'أمراض التخاطب — speech pathology',
  surgical: 'الجراحة العامة — surgery',
  toxicologic: 'علم السموم — toxicology',
  urologic: 'المسالك البولية — urology',
};

/** Medical specialties of a physician, place or organisation, for search engines. */
export const specialtiesField = (arabic: string, english: string) =>
  z
    .array(
      z.enum(specialties).meta({
        ...describe('تخصص طبي.', 'A medical specialty.', 'pediatric'),
        ...describeValues(words),
      }),
    )
    .min(1)
    .optional()
    .meta(describe(arabic, english, ['pediatric']));
