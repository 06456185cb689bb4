/** What the interface says of posts where a site says nothing else, by its language. */
export const defaultPostsLabels = {
  ar: {
    topics: 'الموضوعات',
    all: 'الكل',
    pages: 'صفحات القائمة',
    newer: 'الأحدث',
    older: 'الأقدم',
    page: 'الصفحة %s',
    pageTitle: '%s، الصفحة %s',
    by: 'بقلم:',
    updated: 'حُدّث في %s',
    around: 'مقالات قبله وبعده',
    previous: 'السابق',
    next: 'التالي',
    related: 'ذات صلة',
    addToCalendar: 'أضف إلى التقويم',
    feed: 'تابع الجديد (Atom)',
    profile: 'صفحة الكاتب الشخصية',
  },
  en: {
    topics: 'Topics',
    all: 'All',
    pages: 'Pages of the list',
    newer: 'Newer',
    older: 'Older',
    page: 'Page %s',
    pageTitle: '%s, page %s',
    by: 'By',
    updated: 'Updated %s',
    around: 'Before and after',
    previous: 'Previous',
    next: 'Next',
    related: 'Related',
    addToCalendar: 'Add to calendar',
    feed: 'Follow by feed (Atom)',
    profile: 'Profile of the author',
  },
};

export const defaultDatesLabels = {
  ar: { both: '%s الموافق %s', until: 'من %s إلى %s' },
  en: { both: '%s (%s)', until: '%s to %s' },
};
