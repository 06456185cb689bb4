import type { EntryType } from '../../../templates/schema/entry-types.ts';

/** Fields of items that columns and custom fields can fill. */
export type EntryFieldName =
  | 'role'
  | 'text'
  | 'email'
  | 'phone'
  | 'hours'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'coordinates'
  | 'map'
  | 'directions'
  | 'status'
  | 'goal'
  | 'collected'
  | 'unit'
  | 'until'
  | 'file'
  | 'date'
  | 'groups'
  | 'tags'
  | 'picture'
  | 'profile';

/** Names of columns and custom fields, as they occur, without case, spaces and punctuation. */
const synonyms: Record<EntryFieldName, readonly string[]> = {
  role: ['role', 'position', 'jobtitle', 'designation', 'المنصب', 'الوظيفة', 'الصفة', 'المسمىالوظيفي', 'المسمى'],
  text: ['text', 'bio', 'about', 'summary', 'description', 'excerpt', 'نبذة', 'نبذه', 'السيرة', 'الوصف', 'وصف', 'ملخص'],
  email: ['email', 'mail', 'emailaddress', 'البريد', 'البريدالإلكتروني', 'البريدالالكتروني', 'الإيميل', 'الايميل'],
  phone: [
    'phone',
    'tel',
    'telephone',
    'mobile',
    'phonenumber',
    'الهاتف',
    'الجوال',
    'هاتف',
    'جوال',
    'رقمالهاتف',
    'رقمالجوال',
    'التلفون',
  ],
  hours: ['hours', 'officehours', 'ساعاتالعمل', 'أوقاتالعمل', 'اوقاتالعمل', 'الدوام', 'ساعاتالدوام'],
  address: ['address', 'location', 'street', 'العنوان', 'عنوان', 'الموقع', 'المكان'],
  latitude: ['latitude', 'lat', 'خطالعرض', 'دائرةالعرض'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'خطالطول'],
  coordinates: ['coordinates', 'latlng', 'geo', 'gps', 'الإحداثيات', 'الاحداثيات'],
  map: ['map', 'maplink', 'googlemaps', 'mapurl', 'الخريطة', 'رابطالخريطة', 'الموقععلىالخريطة'],
  directions: ['directions', 'route', 'الاتجاهات'],
  status: ['status', 'state', 'الحالة', 'حالةالمشروع'],
  goal: ['goal', 'target', 'cost', 'budget', 'amount', 'المبلغالمطلوب', 'المطلوب', 'الهدف', 'التكلفة', 'قيمةالمشروع'],
  collected: ['collected', 'raised', 'paid', 'المبلغالمجموع', 'المجموع', 'ماجمع', 'المدفوع', 'تمجمعه'],
  unit: ['unit', 'currency', 'العملة', 'الوحدة'],
  until: ['until', 'deadline', 'enddate', 'end', 'تاريخالانتهاء', 'ينتهيفي', 'آخرموعد', 'النهاية'],
  file: [
    'file',
    'pdf',
    'attachment',
    'download',
    'link',
    'url',
    'document',
    'الملف',
    'ملف',
    'المرفق',
    'الرابط',
    'رابط',
    'رابطالملف',
  ],
  date: ['date', 'published', 'issued', 'year', 'التاريخ', 'تاريخالنشر', 'تاريخالإصدار', 'تاريخالاصدار', 'السنة', 'العام'],
  groups: [
    'group',
    'groups',
    'department',
    'category',
    'section',
    'city',
    'kind',
    'type',
    'القسم',
    'الإدارة',
    'الادارة',
    'التصنيف',
    'المدينة',
    'النوع',
    'الفئة',
  ],
  tags: ['tag', 'tags', 'specialty', 'specialties', 'subject', 'التخصص', 'الوسوم', 'وسوم', 'المجال'],
  picture: ['image', 'photo', 'picture', 'thumbnail', 'avatar', 'الصورة', 'صورة'],
  profile: [
    'linkedin',
    'twitter',
    'x',
    'facebook',
    'instagram',
    'youtube',
    'website',
    'orcid',
    'لينكدإن',
    'لينكدان',
    'تويتر',
    'فيسبوك',
    'انستغرام',
    'يوتيوب',
  ],
};

const shared = ['text', 'groups', 'tags', 'picture'] as const;

/** Fields of each type of item. */
const fieldsOfType: Record<EntryType, readonly EntryFieldName[]> = {
  people: [...shared, 'role', 'email', 'phone', 'hours', 'profile'],
  places: [...shared, 'address', 'email', 'phone', 'latitude', 'longitude', 'coordinates', 'map', 'directions'],
  projects: [...shared, 'status', 'goal', 'collected', 'unit', 'until'],
  documents: ['text', 'groups', 'tags', 'file', 'date'],
};

const plain = (label: string) =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A field of the source. */
export interface SourceField {
  label: string;
  value: string;
}

/** Fields of an item by what they mean, and those that the type does not have. */
export interface MappedFields {
  known: ReadonlyMap<EntryFieldName, SourceField>;
  rest: SourceField[];
}

/** Sorts the fields of a document. Of two with the same meaning the second is among the rest. */
export function mapFields(fields: Readonly<Record<string, string>>, type: EntryType | undefined): MappedFields {
  const known = new Map<EntryFieldName, SourceField>();
  const rest: SourceField[] = [];
  for (const [label, value] of Object.entries(fields)) {
    if (value.trim() === '') continue;
    const name = type && fieldsOfType[type].find((one) => synonyms[one].includes(plain(label)));
    if (name === undefined || known.has(name)) rest.push({ label, value });
    else known.set(name, { label, value });
  }
  return type === 'places' || type === 'projects' ? withTermsShown({ known, rest }, type) : { known, rest };
}

const cityNames: ReadonlySet<string> = new Set(['city', 'المدينة']);

/**
 * Pages of places and projects do not show groups and tags: they are facts too. A town is the address of a place that has no
 * other.
 */
function withTermsShown({ known, rest }: MappedFields, type: 'places' | 'projects'): MappedFields {
  const terms = (['groups', 'tags'] as const).flatMap((name) => known.get(name) ?? []);
  const hasAddress = type === 'projects' || known.has('address');
  const town = hasAddress ? undefined : terms.find(({ label }) => cityNames.has(plain(label)));
  const facts = terms.filter((term) => term !== town);
  return { known: town ? new Map([...known, ['address', town]]) : known, rest: [...rest, ...facts] };
}
