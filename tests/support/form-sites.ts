import type { Site } from '../../site.schema.ts';
import type { ThemeOptions } from '../../templates/theme/theme-options.ts';

/** Header with no, few or many links, in a text direction. */
export interface FormSite {
  links: 0 | 2 | 12;
  direction: 'rtl' | 'ltr';
}

export const formSites: FormSite[] = ([0, 2, 12] as const).flatMap((links) =>
  (['rtl', 'ltr'] as const).map((direction) => ({ links, direction })),
);

const words = {
  rtl: {
    name: 'الجمعية الأهلية لرعاية أشجار النخيل وعيون الماء في القرى',
    links: ['المزارع', 'عيون الماء', 'السدود القديمة', 'المشاتل', 'سجل الغارسين', 'مواسم التمر'],
    action: 'تبرّع بنخلة',
    text: 'يبدأ موسم الغرس **أول الشتاء** في ثلاث قرى.',
  },
  ltr: {
    name: 'Society of Friends of the Lighthouses and Small Harbours of the Northern Coast',
    links: ['Lighthouses', 'Harbours', 'Tide tables', 'Keepers’ letters', 'Archive', 'Volunteer'],
    action: 'Join the society',
    text: 'The Old Light opens **on Saturday** after two years of repair.',
  },
} as const;

/** Gives a site a header form, a long name instead of its logo, an announcement, a search and pages. */
export function giveForm(content: Site, header: ThemeOptions['header'], { links, direction }: FormSite): void {
  const { site } = content;
  const { name, action, text, links: labels } = words[direction];
  const { logo: _, ...rest } = site;
  content.site = { ...rest, name, direction, language: direction === 'rtl' ? 'ar' : 'en', search: { path: '/search' } } as never;
  content.site.theme = { brand: '#35604a', accent: '#e6b96b', header };
  content.announcement = { text, action: { label: action, href: '/login' }, tone: links === 12 ? 'strong' : 'calm' } as never;
  content.header.action = { label: action, href: '/login' };
  content.header.links = Array.from({ length: links }, (_unused, index) => ({
    label: index < 6 ? (labels[index] ?? '') : `${labels[index - 6]} ${index}`,
    href: `/page-${index + 1}`,
    ...(index === 1 &&
      links === 12 && {
        links: [
          { label: `${labels[1]} 1`, href: '/page-3' },
          { label: `${labels[1]} 2`, href: '/page-4' },
        ],
      }),
  }));
  const [home] = content.routes;
  if (!home) return;
  const paths = ['/login', ...Array.from({ length: Math.max(1, links) }, (_unused, index) => `/page-${index + 1}`)];
  const pageOf = (path: string) => ({
    ...home,
    path,
    title: `${home.title} ${path}`,
    breadcrumb: [{ label: home.title, href: '/' }, { label: path }],
  });
  content.routes = [home, ...paths.map(pageOf)];
}
