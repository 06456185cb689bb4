/** Arabic texts of the audit log. */
export const auditAr = {
  intro: 'ما جرى في المكتب، ومن فعله، ومتى.',
  empty: 'السجل فارغ. يظهر هنا الدخول والدعوات والموافقات والنشر.',
  emptyFilter: 'لا شيء بهذه الشروط.',
  person: 'الشخص',
  event: 'الحدث',
  allPeople: 'كل الأشخاص',
  allEvents: 'كل الأحداث',
  when: 'الوقت',
  who: 'من',
  what: 'ما جرى',
  address: 'عنوان الشبكة',
  server: 'الخادم',
  unknown: 'بلا حساب',
};

/** Arabic texts of the settings. */
export const settingsAr = {
  intro: 'إعدادات المكتب كما في ملف desk.json على الخادم. غيّرها فيه، ثم أعد تشغيل المكتب.',
  url: 'عنوان المكتب',
  publish: 'يُنشر الموقع إلى',
  targets: { repository: 'المستودع', folder: 'المجلد', bucket: 'حاوية التخزين' },
  noTargets: 'المستودع فقط. لم يُحدد مجلد ولا حاوية تخزين.',
  providers: 'الدخول بحسابات',
  noProviders: 'لا شيء. الدخول بمفاتيح المرور فقط.',
  mail: 'البريد',
  mailFrom: 'يُرسل من {address}',
  noMail: 'غير مهيأ. تظهر الدعوات والإشعارات في المكتب فقط.',
  keep: 'حفظ ردود النماذج',
  keepDays: {
    zero: 'لا تُحفظ',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  },
  customBlocks: 'أجزاء برمجية خاصة بالموقع',
  customBlocksRun: 'تعمل في المكتب.',
  customBlocksOff: 'لا تعمل في المكتب.',
};
