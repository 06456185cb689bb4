import type { IconName } from './names.ts';

/** Words that people have for a thing; the first of each language is its name. */
export interface Keywords {
  ar: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
}

/** What each icon shows and stands for: explained in the editor, and how an icon is found that is called otherwise. */
export const iconKeywords: Record<IconName, Keywords> = {
  award: { ar: ['وسام', 'جائزة', 'تكريم', 'ميدالية'], en: ['award', 'medal', 'prize', 'badge', 'ribbon', 'trophy'] },
  bell: { ar: ['جرس', 'تنبيه', 'إشعار', 'منبه'], en: ['bell', 'notification', 'alert', 'reminder', 'alarm'] },
  book: { ar: ['كتاب', 'موسوعة', 'قراءة', 'مكتبة'], en: ['book', 'reading', 'encyclopedia', 'library', 'manual'] },
  brain: { ar: ['عقل', 'دماغ', 'ذكاء', 'تفكير'], en: ['brain', 'mind', 'intelligence', 'ai', 'thinking'] },
  briefcase: { ar: ['حقيبة عمل', 'عمل', 'وظيفة', 'أعمال'], en: ['briefcase', 'work', 'job', 'business', 'career', 'bag'] },
  building: {
    ar: ['مبنى', 'جهة', 'مؤسسة', 'شركة', 'مقر'],
    en: ['building', 'company', 'office', 'organization', 'home', 'house', 'headquarters'],
  },
  bulb: { ar: ['مصباح', 'فكرة', 'إلهام', 'ابتكار'], en: ['bulb', 'idea', 'lamp', 'lightbulb', 'innovation', 'inspiration'] },
  calendar: { ar: ['تقويم', 'موعد', 'تاريخ', 'يوم'], en: ['calendar', 'date', 'event', 'schedule', 'day', 'appointment'] },
  certificate: { ar: ['شهادة', 'اعتماد', 'مؤهل'], en: ['certificate', 'diploma', 'credential', 'license', 'accreditation'] },
  chart: {
    ar: ['مخطط بياني', 'إحصاء', 'بيانات', 'رسم بياني'],
    en: ['chart', 'graph', 'statistics', 'stats', 'analytics', 'bars', 'report'],
  },
  check: { ar: ['علامة صح', 'صح', 'تم'], en: ['check', 'tick', 'done', 'ok', 'yes', 'checkmark'] },
  checklist: { ar: ['قائمة تحقق', 'مهام', 'قائمة'], en: ['checklist', 'tasks', 'todo', 'list'] },
  clipboard: {
    ar: ['لوح ملاحظات', 'استبانة', 'استبيان'],
    en: ['clipboard', 'survey', 'form', 'questionnaire', 'notes', 'document'],
  },
  clock: { ar: ['ساعة', 'وقت', 'زمن', 'مدة'], en: ['clock', 'time', 'hour', 'duration', 'watch'] },
  compass: { ar: ['بوصلة', 'توجيه', 'اتجاه', 'إرشاد'], en: ['compass', 'direction', 'guidance', 'navigation'] },
  cycle: {
    ar: ['دورة متصلة', 'تحديث', 'تكرار', 'استدامة'],
    en: ['cycle', 'refresh', 'repeat', 'loop', 'renew', 'recycle', 'sync'],
  },
  database: { ar: ['قاعدة بيانات', 'مخزن', 'بنك'], en: ['database', 'storage', 'bank', 'server', 'repository'] },
  'document-pen': {
    ar: ['وثيقة وقلم', 'كتابة', 'تحرير', 'مقال', 'قلم'],
    en: ['document and pen', 'write', 'edit', 'pen', 'pencil', 'article', 'draft'],
  },
  download: { ar: ['تنزيل', 'تحميل'], en: ['download', 'save', 'export'] },
  eye: { ar: ['عين', 'رؤية', 'نظر', 'مشاهدة'], en: ['eye', 'view', 'vision', 'see', 'watching', 'show'] },
  flag: { ar: ['علم', 'راية', 'إنجاز'], en: ['flag', 'milestone', 'country', 'banner'] },
  gauge: { ar: ['مؤشر قياس', 'مؤشر', 'عداد', 'أداء'], en: ['gauge', 'meter', 'indicator', 'speed', 'dashboard', 'performance'] },
  handshake: {
    ar: ['مصافحة', 'شراكة', 'اتفاق', 'تعاون'],
    en: ['handshake', 'partnership', 'agreement', 'deal', 'cooperation', 'hands', 'trust'],
  },
  heart: { ar: ['قلب', 'حب', 'عاطفة', 'رعاية'], en: ['heart', 'love', 'care', 'emotion', 'like', 'favorite'] },
  hierarchy: {
    ar: ['هيكل تنظيمي', 'تسلسل', 'شجرة'],
    en: ['hierarchy', 'organization chart', 'structure', 'tree', 'sitemap', 'network'],
  },
  key: { ar: ['مفتاح', 'دخول'], en: ['key', 'access', 'login', 'password'] },
  leaf: { ar: ['ورقة نبات', 'بيئة', 'طبيعة'], en: ['leaf', 'nature', 'environment', 'green', 'ecology'] },
  link: { ar: ['رابط', 'صلة', 'ارتباط'], en: ['link', 'chain', 'connection', 'url'] },
  lock: { ar: ['قفل', 'خصوصية', 'سرية'], en: ['lock', 'privacy', 'secret', 'closed', 'padlock'] },
  mail: { ar: ['بريد', 'رسالة بريدية', 'بريد إلكتروني', 'ظرف'], en: ['mail', 'email', 'e-mail', 'envelope', 'letter', 'inbox'] },
  'map-pin': {
    ar: ['موضع على الخريطة', 'موقع', 'عنوان', 'مكان', 'خريطة'],
    en: ['map pin', 'location', 'place', 'address', 'marker', 'map', 'pin', 'position'],
  },
  messages: {
    ar: ['رسائل', 'محادثة', 'حوار', 'دردشة', 'تواصل'],
    en: ['messages', 'chat', 'conversation', 'dialogue', 'comments', 'talk', 'discussion', 'feedback'],
  },
  microphone: {
    ar: ['ميكروفون', 'لاقط صوت', 'بودكاست', 'صوت'],
    en: ['microphone', 'mic', 'podcast', 'audio', 'voice', 'sound', 'speaker'],
  },
  mountain: { ar: ['جبل', 'قمة', 'تحد', 'طموح'], en: ['mountain', 'peak', 'summit', 'challenge', 'ambition'] },
  newspaper: { ar: ['صحيفة', 'أخبار', 'نشرة', 'جريدة'], en: ['newspaper', 'news', 'newsletter', 'press', 'journal', 'magazine'] },
  people: {
    ar: ['مجموعة أشخاص', 'أشخاص', 'ناس', 'فريق', 'مستخدمون', 'جماعة', 'موظفون'],
    en: ['people', 'users', 'team', 'group', 'persons', 'community', 'staff', 'members', 'audience', 'family'],
  },
  person: {
    ar: ['شخص', 'مستخدم', 'حساب', 'عضو', 'فرد', 'موظف', 'عميل'],
    en: ['person', 'user', 'account', 'profile', 'member', 'human', 'man', 'woman', 'avatar', 'customer', 'employee'],
  },
  phone: { ar: ['هاتف', 'جوال', 'اتصال', 'تلفون'], en: ['phone', 'telephone', 'mobile', 'call', 'tel', 'contact'] },
  presentation: {
    ar: ['عرض تقديمي', 'عرض', 'محاضرة', 'سبورة'],
    en: ['presentation', 'slides', 'lecture', 'screen', 'workshop', 'board'],
  },
  puzzle: {
    ar: ['قطعة تركيب', 'أحجية', 'تكامل', 'حل'],
    en: ['puzzle', 'piece', 'solution', 'integration', 'plugin', 'extension'],
  },
  rocket: { ar: ['صاروخ', 'إطلاق', 'انطلاق'], en: ['rocket', 'launch', 'startup', 'start', 'growth'] },
  route: { ar: ['مسار', 'طريق', 'رحلة'], en: ['route', 'path', 'way', 'road', 'journey', 'track'] },
  ruler: { ar: ['مسطرة', 'قياس', 'مقياس'], en: ['ruler', 'measure', 'measurement', 'size', 'length'] },
  scale: {
    ar: ['ميزان', 'عدل', 'عدالة', 'توازن', 'قانون'],
    en: ['scale', 'balance', 'justice', 'law', 'fairness', 'scales', 'ethics'],
  },
  school: {
    ar: ['تعليم', 'مدرسة', 'تدريب', 'تعلم', 'تخرج'],
    en: ['school', 'education', 'training', 'learning', 'graduation', 'student', 'academy', 'university', 'course'],
  },
  search: { ar: ['بحث', 'عدسة', 'مكبر'], en: ['search', 'find', 'magnifier', 'lens', 'zoom', 'research', 'lookup'] },
  seedling: { ar: ['نبتة', 'نمو', 'بذرة', 'تنمية'], en: ['seedling', 'plant', 'grow', 'sprout', 'seed', 'development'] },
  shield: { ar: ['درع', 'حماية', 'أمان', 'أمن'], en: ['shield', 'protection', 'security', 'safety', 'guard', 'defense'] },
  sparkles: { ar: ['بريق', 'تميز', 'جديد', 'سحر'], en: ['sparkles', 'magic', 'new', 'shine', 'stars', 'sparkle'] },
  stairs: { ar: ['درج', 'سلم', 'خطوات', 'مراحل'], en: ['stairs', 'steps', 'ladder', 'levels', 'stages', 'progress'] },
  star: { ar: ['نجمة', 'تقييم', 'مفضلة'], en: ['star', 'rating', 'favourite', 'quality', 'excellence'] },
  target: { ar: ['هدف', 'غاية', 'أهداف'], en: ['target', 'goal', 'aim', 'goals', 'bullseye', 'objective', 'focus'] },
  tools: {
    ar: ['أدوات', 'إعدادات', 'صيانة', 'ترس'],
    en: ['tools', 'settings', 'gear', 'cog', 'wrench', 'hammer', 'maintenance', 'options'],
  },
  video: { ar: ['مقطع مرئي', 'فيديو', 'كاميرا', 'تصوير'], en: ['video', 'camera', 'film', 'movie', 'recording', 'clip'] },
  world: {
    ar: ['العالم', 'كرة أرضية', 'عالمي', 'شبكة', 'لغة'],
    en: ['world', 'globe', 'earth', 'global', 'international', 'web', 'internet', 'language', 'planet'],
  },
};
