import { Random } from '../fuzz/random.ts';

/** A neutral site that every contender builds: plain data, without anything that one of them calls its own. */
export interface Content {
  site: { name: string; url: string; navigation: Link[]; footer: { links: Link[]; text: string } };
  pages: Page[];
}

export interface Link {
  label: string;
  href: string;
}

export interface Card extends Link {
  image: string;
  description: string;
}

export interface Page {
  path: string;
  title: string;
  description: string;
  breadcrumb: { label: string; href?: string }[];
  hero: { title: string; text: string; action: Link };
  paragraphs: string[];
  cards: Card[];
  tabs: { label: string; items: string[] }[];
}

const nouns = ['خدمة', 'منصة', 'خطة', 'شبكة', 'تجربة', 'مبادرة', 'وحدة', 'حزمة', 'بوابة', 'مكتبة'];
const topics = ['التخطيط', 'التصميم', 'القياس', 'التدريب', 'التنسيق', 'المتابعة', 'الدعم', 'التحليل', 'التوثيق', 'التسليم'];
const tabLabels = ['نظرة عامة', 'المزايا', 'الخطوات', 'المتطلبات', 'المخرجات', 'الأسئلة'];
const vocabulary = (
  'تساعد الفرق على تنظيم العمل اليومي بوضوح وتجمع البيانات في مكان واحد سهل الوصول كما تتيح متابعة التقدم خطوة بعد أخرى ' +
  'وتقلل الوقت اللازم لإنجاز المهام المتكررة مع تقارير مبسطة ولوحات قراءة مرنة تناسب الجهات الصغيرة والكبيرة ضمن جدول زمني ' +
  'معروف ونتائج قابلة للقياس والمراجعة عند الحاجة'
).split(' ');

/** Pictures that cards may show: `card-1.svg` and so on. */
export const cardPictures = 12;

/** A page of lists for about each ten pages. */
const pagesInList = 10;

interface Place extends Link {
  parent?: Place;
  children: Place[];
}

/** Addresses and titles of all pages first, so that every link leads to one of them. */
function makePlaces(count: number, random: Random): Place[] {
  const home: Place = { label: 'الرئيسية', href: '/', children: [] };
  const listCount = Math.max(1, Math.round((count - 1) / pagesInList));
  const lists = Array.from({ length: listCount }, (_, index): Place => {
    return { label: `${random.pick(topics)} ${index + 1}`, href: `/section-${index + 1}`, parent: home, children: [] };
  });
  const details = Array.from({ length: count - 1 - listCount }, (_, index): Place => {
    const parent = lists[index % listCount] as Place;
    const number = `${(index % listCount) + 1}-${parent.children.length + 1}`;
    const place: Place = {
      label: `${random.pick(nouns)} ${random.pick(topics)} ${number}`,
      href: `${parent.href}/item-${parent.children.length + 1}`,
      parent,
      children: [],
    };
    parent.children.push(place);
    return place;
  });
  home.children.push(...lists);
  return [home, ...lists, ...details];
}

const words = (random: Random, least: number, most: number) =>
  Array.from({ length: random.int(least, most) }, () => random.pick(vocabulary)).join(' ');
const sentence = (random: Random, least = 9, most = 16) => `${words(random, least, most)}.`;
const paragraph = (random: Random) => Array.from({ length: random.int(3, 5) }, () => sentence(random)).join(' ');

const linkTo = ({ label, href }: Place): Link => ({ label, href });

function cardsOf(places: readonly Place[], random: Random): Card[] {
  return places.slice(0, cardPictures).map((place) => ({
    ...linkTo(place),
    image: `card-${random.int(1, cardPictures)}.svg`,
    description: sentence(random, 8, 14),
  }));
}

function breadcrumbOf({ label, parent }: Place): Page['breadcrumb'] {
  return [...(parent ? [...breadcrumbOf(parent).slice(0, -1), linkTo(parent)] : []), { label }];
}

function makePage(place: Place, places: readonly Place[], random: Random): Page {
  const isDetail = place.children.length === 0;
  const first = random.int(0, tabLabels.length - 1);
  const labels = isDetail ? [0, 1, 2].map((step) => tabLabels[(first + step) % tabLabels.length] ?? '') : [];
  return {
    path: place.href,
    title: place.label,
    description: sentence(random, 10, 16),
    breadcrumb: breadcrumbOf(place),
    hero: {
      title: place.label,
      text: sentence(random, 14, 24),
      action: { label: 'اعرف المزيد', href: random.pick(places.slice(1)).href },
    },
    paragraphs: Array.from({ length: isDetail ? random.int(2, 3) : 1 }, () => paragraph(random)),
    cards: cardsOf(place.children, random),
    tabs: labels.map((label) => ({ label, items: Array.from({ length: 6 }, () => sentence(random)) })),
  };
}

/** @param seed another seed gives pages at the same addresses with other titles and words. @param count pages, at least 8. */
export function makeContent(count: number, seed = 0): Content {
  const random = new Random(count, seed);
  const places = makePlaces(count, random);
  const footer = { links: places.slice(0, 8).map(linkTo), text: 'جميع الحقوق محفوظة لمؤسسة المثال.' };
  return {
    site: { name: 'مؤسسة المثال', url: 'https://www.example.com', navigation: places.slice(0, 6).map(linkTo), footer },
    pages: places.map((place) => makePage(place, places, random)),
  };
}

/** The page whose title an edit changes: a detail page from the middle. */
export function editedPage({ pages }: Content): Page {
  const page = pages.find(({ tabs }, index) => index >= pages.length / 2 && tabs.length > 0);
  if (!page) throw new Error('The content has no detail page.');
  return page;
}

/** The same content with another title of one page. */
export function withEdit(content: Content, title: string): Content {
  const edited = editedPage(content);
  return { ...content, pages: content.pages.map((page) => (page === edited ? { ...page, title } : page)) };
}
