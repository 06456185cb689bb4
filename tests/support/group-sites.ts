import { collectTexts } from '../../generator/content/translations/collect.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import type { Site } from '../../site.schema.ts';
import type { ThemeOptions } from '../../templates/theme/theme-options.ts';

type NavItem = Site['header']['links'][number];
type GroupLanguage = 'ar' | 'en';

/** Header by form, number of entries and languages; the first language is the default edition. */
export interface GroupSite {
  form: ThemeOptions['header'];
  count: number;
  languages: [GroupLanguage, ...GroupLanguage[]];
}

const names = {
  ar: [
    'للمرضى',
    'الرعاية الصحية المنزلية',
    'الأخبار',
    'الأقسام',
    'التأمين',
    'الأبحاث والتجارب السريرية',
    'عن التجمع',
    'الوظائف',
    'التعليم والتدريب',
    'المواعيد',
    'الزيارة',
    'تواصل معنا',
  ],
  en: [
    'About',
    'Specialties and clinics',
    'News',
    'For patients',
    'Insurance',
    'Research and clinical trials',
    'Our hospitals',
    'Careers',
    'Education',
    'Appointments',
    'Visiting',
    'Contact us',
  ],
};
const siteNames = { ar: 'تجمع الواحة الصحي لمستشفيات المنطقة الشرقية', en: 'Oasis Health Cluster of the Eastern Province' };
const actionLabels = { ar: 'احجز موعدًا', en: 'Book an appointment' };

export const labelsOf = ({ count }: GroupSite, language: GroupLanguage): string[] => names[language].slice(0, count);

/** Kinds of menu entries: sub-menu without page, page with sub-menu, page only. */
const kinds = ['group', 'pageWithGroup', 'page'] as const;
export const kindOf = ({ form, count }: GroupSite, index: number): (typeof kinds)[number] =>
  kinds[(index + count + form.length) % kinds.length] ?? 'page';

function navItemOf(site: GroupSite, index: number, label: string): NavItem {
  const kind = kindOf(site, index);
  const links = [1, 2].map((number) => ({ label: `${label} ${number}`, href: `/below-${index}-${number}` }));
  return { label, ...(kind !== 'group' && { href: `/page-${index}` }), ...(kind !== 'page' && { links }) };
}

/** Page that marks an entry of the menu: its own page, or one in its sub-menu. */
export const pathWithin = (site: GroupSite, index: number) =>
  kindOf(site, index) === 'page' ? `/page-${index}` : `/below-${index}-1`;

/** Makes a site bilingual: menu entries are translated, other texts are equal in both languages. */
function addLanguage(content: Site, first: GroupLanguage, second: GroupLanguage): void {
  const { language: _, ...said } = content.site;
  content.site = { ...said, languages: [first, second] } as unknown as Site['site'];
  for (const { path, source } of collectTexts(content, { isBegun: () => true })) {
    const at = names[first].indexOf(source);
    const around = valueAt(content, path.slice(0, -1)) as Record<string | number, unknown>;
    around[path.at(-1) as string | number] = { [first]: source, [second]: names[second][at] ?? source };
  }
}

/** Gives a site such a header, with a logo or long name, with and without search and button, and its pages. */
export function giveGroups(content: Site, site: GroupSite): void {
  const { form, count, languages } = site;
  const [first, second] = languages;
  const { logo, labels: _, direction: _direction, ...rest } = content.site;
  content.site = {
    ...(rest as Site['site']),
    language: first,
    name: siteNames[first],
    ...(count % 2 === 0 && logo && { logo }),
    ...(count % 3 !== 1 && { search: { path: '/search' } }),
    theme: { brand: '#0b5d57', accent: '#f3c969', header: form },
  };
  content.header = {
    links: labelsOf(site, first).map((label, index) => navItemOf(site, index, label)),
    ...(count % 3 !== 0 && { action: { label: actionLabels[first], href: '/' } }),
  };
  const [home] = content.routes;
  if (!home) return;
  const hrefs = content.header.links.flatMap((entry) => [entry, ...(entry.links ?? [])]).flatMap(({ href }) => href ?? []);
  const trail = [{ label: home.title, href: '/' }, { label: 'x' }];
  content.routes = [home, ...hrefs.map((path) => ({ ...home, path, title: `${home.title} ${path}`, breadcrumb: trail }))];
  if (second) addLanguage(content, first, second);
}
