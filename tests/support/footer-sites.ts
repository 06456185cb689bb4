import type { Site } from '../../site.schema.ts';

const words = {
  rtl: {
    name: 'الجمعية الأهلية لرعاية أشجار النخيل وعيون الماء',
    about: 'نغرس النخل ونصون عيون الماء، ونعلّم أبناء القرى كيف يرعونها.',
    address: 'حي الضفاف، شارع المكتبة، مبنى 12',
    links: ['المزارع', 'عيون الماء', 'السدود القديمة', 'سجل الغارسين ومواسم التمر'],
    text: 'يبدأ موسم الغرس **أول الشتاء** في ثلاث قرى.',
  },
  ltr: {
    name: 'Society of Friends of the Lighthouses and Small Harbours',
    about: 'We keep nine lighthouses lit and tell what their keepers wrote at night.',
    address: '4 Harbour Gate, Old Quay, Marsa Noor',
    links: ['Lighthouses', 'Tide tables', 'Harbours', 'Letters of the keepers and their families'],
    text: 'The Old Light opens **on Saturday** after two years of repair.',
  },
} as const;

const hostOf = (index: number) => `https://place-${index}.example.org/`;

/** Column of links, each with an address of its own. */
const columnOf = (labels: readonly string[], from: number) => ({
  heading: `${labels[0]} ${from}`,
  items: labels.map((label, index) => ({ label: `${label} ${from + index}`, href: hostOf(from + index) })),
});

/** Gives a site a name, a sentence about it, columns of links, contact details and social networks, in a text direction. */
export function giveFooter({ site, footer, ...content }: Site, direction: 'rtl' | 'ltr', { isFull = true } = {}): Site {
  const { name, about, address, links } = words[direction];
  const label = links[0];
  const contact = {
    phone: { label, value: '+966 11 000 0000' },
    email: { label, value: 'registration.office@example.com' },
    address: { label, value: address },
    shownOnPhones: true,
  };
  const networks = ['x', 'youtube', 'instagram'] as const;
  const social = networks.map((network) => ({ network, label: network, href: `https://${network}.example.org/` }));
  const legal = [links[1], { label: links[2], href: hostOf(9) }];
  const columns = [columnOf(links, 1), columnOf(links.slice(1), 5)];
  return {
    ...content,
    site: {
      ...site,
      name,
      direction,
      language: direction === 'rtl' ? 'ar' : 'en',
      contact: isFull ? contact : {},
      social: isFull ? social : [],
    },
    footer: isFull ? { ...footer, about, columns, legal } : { columns: [], legal: [] },
  } as Site;
}

/** Announcement of the site, above its header. */
export const announcementOf = (direction: 'rtl' | 'ltr') => ({ text: words[direction].text, tone: 'strong' });

/** What a full footer has once: addresses of links, of social networks, of telephone and e-mail, and the postal address. */
export function contentOfFooter(direction: 'rtl' | 'ltr') {
  return {
    links: [1, 2, 3, 4, 5, 6, 7, 9].map(hostOf),
    social: ['x', 'youtube', 'instagram'].map((network) => `https://${network}.example.org/`),
    details: ['tel:+966110000000', 'mailto:registration.office@example.com'],
    address: words[direction].address,
    about: words[direction].about,
  };
}
