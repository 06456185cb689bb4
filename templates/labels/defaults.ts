import { defaultDatesLabels } from './dates/defaults.ts';
import { defaultFilesLabels } from './files/defaults.ts';
import type { GeneralLabels } from './schema.ts';
import { defaultSiteSearchLabels } from './site-search/defaults.ts';

/** What the interface says beside the blocks where a site says nothing else, by its language. */
export const generalLabels: Record<'ar' | 'en', GeneralLabels> = {
  ar: {
    skipToContent: 'انتقل إلى المحتوى',
    mainNavigation: 'التنقل الرئيسي',
    openMenu: 'افتح القائمة',
    closeMenu: 'أغلق القائمة',
    more: 'المزيد',
    subMenu: 'روابط «%s»',
    home: 'الرئيسية',
    breadcrumb: 'مسار التنقل',
    socialNetworks: 'حساباتنا في شبكات التواصل',
    contactDetails: 'بيانات التواصل',
    showPassword: 'أظهر كلمة المرور',
    hidePassword: 'أخفِ كلمة المرور',
    passwordShown: 'كلمة المرور ظاهرة',
    passwordHidden: 'كلمة المرور مخفية',
    requiredMark: '*',
    files: defaultFilesLabels.ar,
    dates: defaultDatesLabels.ar,
    siteSearch: defaultSiteSearchLabels.ar,
    announcement: 'إعلان',
    notFound: {
      title: 'الصفحة غير موجودة',
      description: 'تعذر العثور على الصفحة المطلوبة، فقد يكون عنوانها تغير أو كُتب خطأً. عُد إلى الصفحة الرئيسية.',
      heading: 'لم نجد الصفحة التي تبحث عنها',
      text: 'ربما نُقلت الصفحة إلى عنوان آخر، أو سقط حرف من الرابط عند كتابته.',
      action: 'العودة إلى الرئيسية',
    },
  },
  en: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main navigation',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    more: 'More',
    subMenu: 'Links of %s',
    home: 'Home',
    breadcrumb: 'Breadcrumb',
    socialNetworks: 'Our profiles in social networks',
    contactDetails: 'Contact details',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    passwordShown: 'The password is visible',
    passwordHidden: 'The password is hidden',
    requiredMark: '*',
    files: defaultFilesLabels.en,
    dates: defaultDatesLabels.en,
    siteSearch: defaultSiteSearchLabels.en,
    announcement: 'Announcement',
    notFound: {
      title: 'Page not found',
      description: 'The page could not be found: its address may have changed, or was mistyped. Go back to the home page.',
      heading: 'We could not find this page',
      text: 'It may have moved to another address, or a letter of the link was lost.',
      action: 'Back to the home page',
    },
  },
};
