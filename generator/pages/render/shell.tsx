import { renderToStaticMarkup } from 'react-dom/server';
import { hreflangOf } from '../../../templates/model/page/hreflang.ts';
import type { Manifest, PagePlan, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { fillHoles, hole, lean, pieceOf } from '../../../templates/model/page/pieces.ts';
import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import { memoize } from '../../core/util/memoize.ts';
import { Document, type HeadMetadata, localeOf } from './document.tsx';
import { encode } from './entities.ts';

/** Maximum number of cached shells. Sites have few variants, by which metadata their pages have. */
const maxCached = 64;

/** HTML around the body of a page, and around the data block at the end of its head. */
export interface Shell {
  start: string;
  end: string;
}

interface ShellKey {
  metadata: HeadMetadata;
  needsScript: boolean;
  /** Cache key: the same for pages whose metadata differs only in its texts. */
  name: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Serialises the structure of a value and appends its texts to `texts`, in order. */
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

/** Replaces the texts of a value with numbered placeholders. */
function withHoles<Value>(value: Value, count = { holes: 0 }): Value {
  if (isText(value)) return hole(count.holes++) as Value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => withHoles(inner, count)) as Value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withHoles(inner, count)])) as Value;
}

/** Returns a function that renders the HTML around the body: once for all pages whose metadata differs only in its texts. */
export function createShellRenderer(frame: SiteFrame, manifest: Manifest) {
  const draw = ({ metadata, needsScript }: ShellKey) => {
    const html = renderToStaticMarkup(
      <Document metadata={withHoles(metadata)} frame={frame} manifest={manifest} needsScript={needsScript} />,
    );
    const [start = '', end = ''] = lean(html).replace('charSet', 'charset').split('</head><body></body>');
    return { start: pieceOf(`<!doctype html>${start}`), end: `${end}\n` };
  };
  // Other programs show these as plain text, which cannot contain elements.
  const plain = (text: string) => isolatedText(text, frame.site.direction);
  const drawn = memoize(draw, { maxKeys: maxCached, keyOf: ({ name, needsScript }) => `${needsScript} ${name}` });
  return (
    page: Omit<HeadMetadata, 'searches' | 'hreflang' | 'otherLocales' | 'openingStyles'> &
      Pick<PagePlan, 'siteSearch' | 'alternates' | 'openingSet'>,
    needsScript: boolean,
  ): Shell => {
    const { canonical, socialPicture, feed, article, scrollToTop } = page;
    const alternates = canonical ? (page.alternates ?? []) : [];
    const searches = page.siteSearch?.isFirst === true;
    const metadata = {
      ...{ title: plain(page.title), documentTitle: plain(page.documentTitle), description: plain(page.description) },
      ...{ canonical, socialPicture, article, scrollToTop, searches },
      openingStyles: manifest.openingStyles?.[page.openingSet],
      feed: feed && { ...feed, title: plain(feed.title) },
      hreflang: hreflangOf(alternates),
      otherLocales: alternates.flatMap(({ tag }) => (tag === frame.site.language ? [] : [localeOf(tag)])),
    };
    const texts: string[] = [];
    const { start, end } = drawn({ metadata, needsScript, name: shellTemplateOf(metadata, texts) });
    return { start: fillHoles(start, texts.map(encode)), end };
  };
}
