import type { Site } from '../../site.schema.ts';

export interface HeaderContactSite {
  language: 'ar' | 'en';
  name: string;
  /** With a logo; otherwise the name is shown. */
  hasLogo: boolean;
  contact: Site['site']['contact'];
  action: NonNullable<Site['header']['action']>;
  /** Labels of the menu links. */
  links: string[];
  hasSearch: boolean;
}

const label = 'Label';
const longMail = `${'admissions.and.registration.office'.padEnd(42, 'x')}@science.example.org`;

/** Sites with controls that stay in reach on phones, with long, short or missing labels. */
export const headerContactSites = {
  'long words': {
    language: 'ar',
    name: 'الجمعية الخيرية لرعاية الأيتام والأسر المحتاجة بمحافظة الروضة',
    hasLogo: false,
    contact: {
      phone: { label, value: '+966 11 000 0000 - 45' },
      email: { label, value: longMail },
      address: { label, value: 'حي الضفاف الشمالي، شارع المكتبة العامة، مبنى 12، الطابق الثالث، الرمز البريدي 12345' },
    },
    action: { label: 'احجز موعدك في العيادات الخارجية والمراكز التخصصية', href: '/action', icon: 'calendar' },
    links: ['الرئيسية', 'عن الجمعية', 'برامجنا', 'تقاريرنا'],
    hasSearch: true,
  },
  'English, with a menu of groups': {
    language: 'en',
    name: 'Wells of Marsa Noor',
    hasLogo: true,
    contact: {
      phone: { label, value: '+1 555 0100' },
      email: { label, value: 'hello@example.com' },
      address: { label, value: '1 Example Street' },
    },
    action: { label: 'Donate', href: 'https://give.example.org/wells' },
    links: ['Home', 'About us', 'Programmes', 'Research', 'Campus life', 'Library', 'News', 'Alumni', 'Contact'],
    hasSearch: true,
  },
  'no telephone, a word of 30 letters': {
    language: 'en',
    name: 'Quay',
    hasLogo: false,
    contact: { email: { label, value: longMail } },
    action: { label: 'Krankenhausterminvereinbarungen', href: '/action', icon: 'calendar' },
    links: ['Home', 'About us'],
    hasSearch: false,
  },
  'no e-mail': {
    language: 'ar',
    name: 'بلدية',
    hasLogo: true,
    contact: { phone: { label, value: '920000000' }, address: { label, value: 'الرياض' } },
    action: { label: 'بوابة ولي الأمر', href: '/action', icon: 'key' },
    links: ['الرئيسية', 'القبول'],
    hasSearch: false,
  },
  'nothing but the button': {
    language: 'ar',
    name: 'متجر العود',
    hasLogo: false,
    contact: {},
    action: { label: 'تبرع', href: '/action' },
    links: ['الرئيسية', 'القبول'],
    hasSearch: true,
  },
  'a button and no menu': {
    language: 'ar',
    name: 'متجر العود والبخور',
    hasLogo: false,
    contact: { address: { label, value: 'الرياض' } },
    action: { label: 'احجز موعدك في العيادات الخارجية والمراكز التخصصية', href: '/action' },
    links: [],
    hasSearch: true,
  },
} satisfies Record<string, HeaderContactSite>;

const pathOf = (index: number) => (index === 0 ? '/' : `/page-${index}`);

/** Turns a small site into one of these, with default settings or with controls in reach. */
export function setHeaderContact(site: Site, one: HeaderContactSite, isInReach: boolean): void {
  const { language, name, hasLogo, contact, action, links, hasSearch } = one;
  const { labels: _, logo, ...rest } = site.site;
  site.site = {
    ...(rest as Site['site']),
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    name,
    theme: { ...rest.theme, brand: '#1b5e7d', accent: '#f0b199', contacts: 'strip' },
    contact: isInReach ? { ...contact, shownOnPhones: true } : contact,
    ...(hasLogo && logo && { logo }),
    ...(hasSearch && { search: { path: '/search' } }),
  };
  site.header = {
    links: links.map((words, index) => ({ label: words, href: pathOf(index) })),
    action: isInReach ? { ...action, staysInBar: true } : action,
  };
  const [home] = site.routes;
  if (!home) return;
  const others = [...links.slice(1).map((_words, index) => pathOf(index + 1)), '/action'];
  const trail = [{ label: 'x', href: '/' }, { label: 'y' }];
  site.routes = [home, ...others.map((path) => ({ ...home, path, title: `${home.title} ${path}`, breadcrumb: trail }))];
}
