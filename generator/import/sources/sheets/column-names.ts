import type { DocumentKind } from '../../model/document.ts';

/** Kinds of items that rows of a sheet can be. */
export type RowKind = Exclude<DocumentKind, 'page' | 'post'> | 'post';

/**
 * What a column is for. `title` to `group` are properties of every document; the others are keys of a collection, in
 * `templates/registry/collections/`.
 */
export type ColumnRole =
  | 'title'
  | 'summary'
  | 'body'
  | 'date'
  | 'updated'
  | 'author'
  | 'group'
  | 'tags'
  | 'image'
  | 'status'
  | 'language'
  | 'role'
  | 'text'
  | 'email'
  | 'phone'
  | 'hours'
  | 'href'
  | 'address'
  | 'city'
  | 'coordinates'
  | 'latitude'
  | 'longitude'
  | 'map'
  | 'file'
  | 'goal'
  | 'collected'
  | 'unit'
  | 'until'
  | 'projectStatus';

/** Titles of the columns of a kind, folded or not. */
export interface KindOfRows {
  kind: RowKind;
  columns: Partial<Record<ColumnRole, readonly string[]>>;
  /** Columns of which a sheet of this kind has one at least. */
  distinct: readonly ColumnRole[];
  /** Titles of the column with the name that tell the kind. */
  names: readonly string[];
  /** Column that is needed unless the name gives the kind. */
  needs?: ColumnRole;
}

const phone = [
  'جوال',
  'هاتف',
  'رقم الجوال',
  'رقم الهاتف',
  'تلفون',
  'موبايل',
  'تحويلة',
  'رقم التواصل',
  'phone',
  'mobile',
  'tel',
  'telephone',
  'phone number',
  'mobile number',
  'cell',
  'ext',
  'extension',
];
const email = ['بريد', 'ايميل', 'بريد الكتروني', 'عنوان بريدي', 'email', 'e mail', 'mail', 'email address'];
const image = ['صوره', 'صوره شخصيه', 'رابط صوره', 'صوره رئيسيه', 'image', 'photo', 'picture', 'featured image'];
const group = [
  'قسم',
  'اداره',
  'وحده',
  'لجنه',
  'تصنيف',
  'فئه',
  'مجموعه',
  'نوع',
  'department',
  'group',
  'team',
  'unit',
  'committee',
  'category',
  'categories',
  'type',
  'section',
];
const text = ['نبذه', 'وصف', 'نبذه مختصره', 'تعريف', 'تفاصيل', 'description', 'about', 'summary', 'details'];
const tags = ['وسوم', 'وسم', 'كلمات مفتاحيه', 'موضوعات', 'tags', 'keywords', 'topics'];
const date = [
  'تاريخ',
  'تاريخ نشر',
  'تاريخ اصدار',
  'تاريخ صدور',
  'يوم',
  'date',
  'published',
  'publish date',
  'publication date',
  'issued',
];
const href = ['رابط', 'صفحه', 'موقع الكتروني', 'link', 'url', 'website', 'page'];

export const kindsOfRows: readonly KindOfRows[] = [
  {
    kind: 'projects',
    names: ['اسم مشروع', 'مشروع', 'اسم مبادره', 'مبادره', 'اسم حمله', 'project', 'project name', 'campaign', 'initiative'],
    columns: {
      title: ['اسم', 'عنوان', 'name', 'title'],
      goal: [
        'هدف',
        'مبلغ مستهدف',
        'مستهدف',
        'مبلغ مطلوب',
        'مطلوب',
        'تكلفه',
        'تكلفه مشروع',
        'goal',
        'target',
        'target amount',
        'budget',
        'amount needed',
      ],
      collected: ['مجموع', 'مبلغ مجموع', 'تم جمعه', 'محصل', 'مبلغ محصل', 'collected', 'raised', 'amount raised', 'received'],
      unit: ['عمله', 'وحده قياس', 'currency', 'unit of measure'],
      until: ['تاريخ نهايه', 'تاريخ انتهاء', 'ينتهي في', 'اخر يوم', 'until', 'end date', 'deadline', 'ends'],
      projectStatus: ['حاله', 'حاله مشروع', 'status', 'state'],
      text,
      group,
      tags,
      image,
      href,
    },
    distinct: ['goal', 'collected'],
  },
  {
    kind: 'places',
    names: [
      'اسم فرع',
      'فرع',
      'اسم موقع',
      'اسم مكان',
      'مكان',
      'اسم مسجد',
      'اسم مركز',
      'اسم مدرسه',
      'place',
      'branch',
      'branch name',
      'location name',
      'place name',
    ],
    columns: {
      title: ['اسم', 'موقع', 'name', 'title', 'location', 'عنوان'],
      address: ['عنوان', 'عنوان وطني', 'حي', 'شارع', 'address', 'street', 'street address', 'location'],
      city: ['مدينه', 'منطقه', 'محافظه', 'city', 'town', 'region', 'province'],
      group,
      latitude: ['خط عرض', 'دائره عرض', 'latitude', 'lat'],
      longitude: ['خط طول', 'longitude', 'lng', 'lon', 'long'],
      coordinates: ['احداثيات', 'coordinates', 'gps', 'lat lng'],
      map: ['خريطه', 'رابط خريطه', 'رابط موقع', 'map', 'map link', 'google maps'],
      text,
      phone,
      email,
      image,
      tags,
    },
    distinct: ['latitude', 'coordinates', 'map', 'city'],
  },
  {
    kind: 'documents',
    names: [
      'اسم وثيقه',
      'وثيقه',
      'عنوان وثيقه',
      'اسم ملف',
      'اسم تقرير',
      'تقرير',
      'اسم مستند',
      'مستند',
      'لائحه',
      'document',
      'document name',
      'document title',
      'report',
      'file name',
    ],
    columns: {
      title: ['اسم', 'عنوان', 'name', 'title'],
      file: ['ملف', 'مسار ملف', 'رابط ملف', 'رابط تحميل', 'رابط تنزيل', 'مرفق', 'file', 'path', 'attachment', 'download', 'pdf'],
      href,
      language: ['لغه', 'language', 'lang'],
      date,
      text,
      group,
      tags,
    },
    distinct: ['file'],
  },
  {
    kind: 'post',
    names: [
      'عنوان خبر',
      'خبر',
      'عنوان مقال',
      'مقال',
      'عنوان تدوينه',
      'headline',
      'post title',
      'article',
      'news',
      'news title',
      'post',
    ],
    columns: {
      title: ['عنوان', 'title'],
      body: ['نص', 'نص خبر', 'نص مقال', 'محتوى', 'متن', 'body', 'content', 'text', 'article text'],
      summary: ['ملخص', 'خلاصه', 'مقدمه', 'موجز', 'summary', 'excerpt', 'abstract', 'description', 'وصف'],
      author: ['كاتب', 'محرر', 'مؤلف', 'اعداد', 'author', 'writer', 'by'],
      updated: ['تاريخ تحديث', 'اخر تحديث', 'updated', 'modified'],
      status: ['حاله', 'حاله نشر', 'status', 'state'],
      date,
      group,
      tags,
      image,
    },
    distinct: ['body'],
    needs: 'date',
  },
  {
    kind: 'people',
    names: [
      'اسم موظف',
      'اسم عضو',
      'عضو',
      'اسم مدرب',
      'اسم كامل',
      'اسم رباعي',
      'اسم ثلاثي',
      'full name',
      'employee',
      'employee name',
      'member',
      'member name',
      'staff name',
    ],
    columns: {
      title: ['اسم', 'name'],
      role: ['مسمى', 'مسمى وظيفي', 'منصب', 'وظيفه', 'صفه', 'role', 'position', 'job', 'job title', 'title', 'designation'],
      hours: ['اوقات استقبال', 'ساعات مكتبيه', 'مواعيد', 'office hours', 'hours'],
      text: [...text, 'سيره', 'سيره ذاتيه', 'bio', 'biography'],
      phone,
      email,
      group,
      tags: [...tags, 'تخصص', 'تخصصات', 'specialty', 'specialties', 'speciality'],
      image,
      href,
    },
    distinct: ['role', 'email', 'phone'],
  },
];
