import type { Site } from '../../site.schema.ts';

type NavItem = Site['header']['links'][number];

const arabic = [
  'الرئيسية',
  'عن البلدية',
  'الخدمات الإلكترونية',
  'الأخبار',
  'المشاريع',
  'الفعاليات',
  'البيانات المفتوحة',
  'الوظائف',
  'الأسئلة الشائعة',
  'تواصل معنا',
];
const english = [
  'Home',
  'About us',
  'Admissions',
  'Programmes',
  'Research',
  'Campus life',
  'Library',
  'News',
  'Alumni',
  'Contact',
];

const pathOf = (index: number) => (index === 0 ? '/' : `/page-${index}`);
const plain = (labels: string[]): NavItem[] => labels.map((label, index) => ({ label, href: pathOf(index) }));

const below = (name: string, count: number): NavItem['links'] =>
  Array.from({ length: count }, (_, index) => ({
    label: `${name} ${index + 1}`,
    href: `/${name.toLowerCase()}-${index + 1}`,
    ...(count < 5 && { description: 'A sentence about what its page is for.' }),
  }));

const withGroups = english.map((label, index): NavItem => {
  if (index === 1) return { label, href: '/page-1', links: below('About', 4) };
  return index === 3 ? { label, links: below('Faculty', 9) } : { label, href: pathOf(index) };
});

/** Menus too wide for common screens, and one with sub-menus: ten links each. */
export const headers: Record<'arabic' | 'long' | 'groups', { language: 'ar' | 'en'; links: NavItem[] }> = {
  arabic: { language: 'ar', links: plain(arabic) },
  // Thirty letters each.
  long: {
    language: 'ar',
    links: plain(arabic.map((label) => `${label} والمراكز والخدمات المساندة`.padEnd(30, 'ة').slice(0, 30))),
  },
  groups: { language: 'en', links: withGroups },
};

/** Gives a site one of these headers, with a page for each link. */
export function giveHeader(site: Site, name: keyof typeof headers): void {
  const { language, links } = headers[name];
  site.site.language = language;
  site.site.direction = language === 'ar' ? 'rtl' : 'ltr';
  site.header = { links, action: { label: language === 'ar' ? 'دخول / تسجيل' : 'Log in', href: '/login', icon: 'person' } };
  const [home] = site.routes;
  if (!home) return;
  const paths = ['/login', ...links.flatMap((entry) => [entry, ...(entry.links ?? [])]).map(({ href }) => href)];
  const missing = new Set(paths.filter((path) => path !== undefined && path !== '/'));
  site.routes = [
    home,
    ...[...missing].map((path) => ({
      ...home,
      path: path ?? '',
      title: `${home.title} ${path}`,
      breadcrumb: [{ label: 'x', href: '/' }, { label: 'y' }],
    })),
  ];
}
