import { renderToStaticMarkup } from 'react-dom/server';
import { hreflangOf } from '../../../templates/model/page/hreflang.ts';
import type { Manifest, PagePlan, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { fillHoles, hole, lean, pieceOf } from '../../../templates/model/page/pieces.ts';
import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import { memoize } from '../../core/util/memoize.ts';
import { Document, type HeadMetadata, localeOf } from './document.tsx';
import { encode } from './entities.ts';

/** Kept of the shells of a site: there are a few, by what their pages have and have not. */
const maxCached = 64;

/** What is around the body of a page, and around the data that its head ends with. */
export interface Shell {
  start: string;
  end: string;
}

interface ShellKey {
  facts: HeadMetadata;
  needsScript: boolean;
  /** The same for all pages of which the same is told in other words. */
  name: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Names what a value is but for its texts, which are put into `texts` in their order. */
function shellTemplateOf(value: unknown, texts: string[]): string {
  if (isText(value)) {
    texts.push(value);
    return 'text';
  }
  if (value === null || typeof value !== 'object') return String(value);
  let name = '';
  for (const [key, inner] of Object.entries(value)) name += `${key} ${shellTemplateOf(inner, texts)} `;
  return `{${name}}`;
}

/** The same with numbered holes in the place of its texts. */
function withHoles<Value>(value: Value, count = { holes: 0 }): Value {
  if (isText(value)) return hole(count.holes++) as Value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => withHoles(inner, count)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withHoles(inner, count)])) as Value;
}

/**
 * Makes the function that renders what is around the body of a page: once for all pages of which the same is told, whatever
 * the words.
 */
export function createShellRenderer(frame: SiteFrame, manifest: Manifest) {
  const draw = ({ facts: metadata, needsScript }: ShellKey) => {
    const html = renderToStaticMarkup(
      <Document facts={withHoles(metadata)} frame={frame} manifest={manifest} needsScript={needsScript} />,
    );
    const [start = '', end = ''] = lean(html).replace('charSet', 'charset').split('</head><body></body>');
    return { start: pieceOf(`<!doctype html>${start}`), end: `${end}\n` };
  };
  // Other programs show these in lines of their own, which take no elements.
  const plain = (text: string) => isolatedText(text, frame.site.direction);
  const drawn = memoize(draw, { most: maxCached, keyOf: ({ name, needsScript }) => `${needsScript} ${name}` });
  return (
    page: Omit<HeadMetadata, 'searches' | 'hreflang' | 'otherLocales'> & Pick<PagePlan, 'siteSearch' | 'alternates'>,
    needsScript: boolean,
  ): Shell => {
    const { canonical, socialPicture, feed, article, scrollToTop } = page;
    const alternates = canonical ? (page.alternates ?? []) : [];
    const searches = page.siteSearch?.isFirst === true;
    const metadata = {
      ...{ title: plain(page.title), documentTitle: plain(page.documentTitle), description: plain(page.description) },
      ...{ canonical, socialPicture, article, scrollToTop, searches },
      feed: feed && { ...feed, title: plain(feed.title) },
      hreflang: hreflangOf(alternates),
      otherLocales: alternates.flatMap(({ tag }) => (tag === frame.site.language ? [] : [localeOf(tag)])),
    };
    const texts: string[] = [];
    const { start, end } = drawn({ facts: metadata, needsScript, name: shellTemplateOf(metadata, texts) });
    return { start: fillHoles(start, texts.map(encode)), end };
  };
}
