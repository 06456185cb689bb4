import type { Manifest, PagePlan, SiteFrame, SocialPicture } from '../../../templates/model/page/page-plan.ts';
import { searchIndexPath } from '../../content/site/search-addresses.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';

/** Metadata of a page in its head. */
export type HeadMetadata = Pick<
  PagePlan,
  'title' | 'documentTitle' | 'description' | 'canonical' | 'socialPicture' | 'feed' | 'article' | 'scrollToTop'
> & {
  /** Addresses of the page in all its languages, including its own. */
  hreflang: { hreflang: string; href: string }[];
  /** The other languages as Open Graph locales. */
  otherLocales: string[];
  /** Address of the style sheet of its opening and layout; absent if it needs none. */
  openingStyles?: string | undefined;
  /** Whether the page starts a search when it opens. */
  searches: boolean;
};

interface DocumentProps {
  metadata: HeadMetadata;
  frame: SiteFrame;
  manifest: Manifest;
  /** Whether the page has islands: a page without any gets no script at all. */
  needsScript: boolean;
}

/** Open Graph locales, by language tag. */
const locales = new Map([
  ['ar', 'ar_SA'],
  ['en', 'en_GB'],
]);

/** A language without an entry uses the country with most of its readers. */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return locales.get(tag) ?? `${language}_${region}`;
}

/**
 * Social picture of a page. `description` says what it shows: the words of the page title. The server sends its type, and the
 * file contains its size.
 */
function SocialMeta({ picture, description }: { picture: SocialPicture; description: string }) {
  return (
    <>
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:alt" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Open Graph metadata of a page. */
function OpenGraph({ page, site }: { page: HeadMetadata; site: SiteFrame['site'] }) {
  return (
    <>
      {/* A page that is no article is a `website`, which is the default (ogp.me). */}
      {page.article && (
        <>
          <meta property="og:type" content="article" />
          <meta property="article:published_time" content={page.article.published} />
          <meta property="article:modified_time" content={page.article.modified} />
        </>
      )}
      <meta property="og:locale" content={localeOf(site.language)} />
      {page.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {!site.name.includes(foreignMark) && <meta property="og:site_name" content={site.name} />}
      <meta property="og:title" content={page.title} />
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      {page.socialPicture && <SocialMeta picture={page.socialPicture} description={page.documentTitle} />}
    </>
  );
}

/** Icons of the site, and the web manifest with more of them. */
function IconLinks({ manifest }: { manifest: Manifest }) {
  return (
    <>
      <link rel="icon" href={manifest.favicon} sizes="32x32" />
      <link rel="icon" href={manifest.icon} type={manifest.iconType} />
      {manifest.touchIcon !== undefined && <link rel="apple-touch-icon" href={manifest.touchIcon} />}
      {/* Without credentials browsers would open another connection for it. */}
      <link rel="manifest" href={manifest.webManifest} crossOrigin="use-credentials" />
    </>
  );
}

/** Preloads for the search page. The query in its address is sent to nobody. */
function SearchPreloads({ panel, index }: { panel: string; index: string }) {
  return (
    <>
      <link rel="modulepreload" href={panel} referrerPolicy="strict-origin" />
      <link rel="preload" href={index} as="fetch" crossOrigin="" referrerPolicy="strict-origin" />
    </>
  );
}

/** The outer HTML of a page. */
export function Document({ metadata: page, frame, manifest, needsScript }: DocumentProps) {
  const { site } = frame;
  return (
    <html lang={site.language} dir={site.direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{page.documentTitle}</title>
        <meta name="viewport" content="width=device-width" />
        {/* One element for two vocabularies: it may have both a name and a property (HTML+RDFa 1.1, 4). */}
        <meta name="description" property="og:description" content={page.description} />
        {page.canonical ? <link rel="canonical" href={page.canonical} /> : <meta name="robots" content="noindex" />}
        {page.hreflang.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        <OpenGraph page={page} site={site} />
        {page.feed && <link rel="alternate" type="application/atom+xml" href={page.feed.href} title={page.feed.title} />}
        <IconLinks manifest={manifest} />
        {/* No type: every browser that supports the style sheets supports WOFF2. Fonts are always requested anonymously. */}
        {manifest.preloadFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={manifest.styles} />
        {page.openingStyles !== undefined && <link rel="stylesheet" href={page.openingStyles} />}
        {page.searches && manifest.search && frame.search !== undefined && (
          <SearchPreloads panel={manifest.search.panel} index={searchIndexPath(frame.search)} />
        )}
        {needsScript && <script type="module" src={manifest.loader} data-scroll-top={page.scrollToTop ? '' : undefined} />}
        {manifest.search && (
          <script
            type="module"
            src={manifest.search.opener}
            data-search={manifest.search.panel}
            data-search-styles={manifest.search.styles}
          />
        )}
      </head>
      <body />
    </html>
  );
}
