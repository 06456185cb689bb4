import type { Manifest, PagePlan, SiteFrame, SocialPicture } from '../../../templates/model/page/page-plan.ts';
import { searchIndexPath } from '../../content/site/search-addresses.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';

/** What the head of a page tells of it. */
export type HeadMetadata = Pick<
  PagePlan,
  'title' | 'documentTitle' | 'description' | 'canonical' | 'socialPicture' | 'feed' | 'article' | 'scrollToTop'
> & {
  /** Where the page is in all languages that have it, its own too. */
  hreflang: { hreflang: string; href: string }[];
  /** The other languages, as the Open Graph protocol writes them. */
  otherLocales: string[];
  /** The page searches the site as it opens. */
  searches: boolean;
};

interface DocumentProps {
  facts: HeadMetadata;
  frame: SiteFrame;
  manifest: Manifest;
  /** Whether the page has islands: a page without any gets no script at all. */
  needsScript: boolean;
}

/** Language and country as the Open Graph protocol writes them. */
const locales = new Map([
  ['ar', 'ar_SA'],
  ['en', 'en_GB'],
]);

/** Those of a language that has none here are where most of its readers are. */
export function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return locales.get(tag) ?? `${language}_${region}`;
}

/**
 * What social networks show of a page. `description` says what the picture shows: the words of the page's title. Its type is
 * told by whoever sends it, its size by the picture itself.
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

/** What social networks read of a page, in the words of the Open Graph protocol. */
function OpenGraph({ page, site }: { page: HeadMetadata; site: SiteFrame['site'] }) {
  return (
    <>
      {/* Every page is a `website` that says nothing else (ogp.me). */}
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

/** The icons of the site, and the web manifest that names more of them. */
function IconLinks({ manifest }: { manifest: Manifest }) {
  return (
    <>
      <link rel="icon" href={manifest.favicon} sizes="32x32" />
      <link rel="icon" href={manifest.icon} type={manifest.iconType} />
      {manifest.touchIcon !== undefined && <link rel="apple-touch-icon" href={manifest.touchIcon} />}
      {/* Without the credentials browsers would open another connection for it. */}
      <link rel="manifest" href={manifest.webManifest} crossOrigin="use-credentials" />
    </>
  );
}

/** What the search asks for on its own page, asked for with the page; the question in its address is told to nobody. */
function SearchPreloads({ panel, index }: { panel: string; index: string }) {
  return (
    <>
      <link rel="modulepreload" href={panel} referrerPolicy="strict-origin" />
      <link rel="preload" href={index} as="fetch" crossOrigin="" referrerPolicy="strict-origin" />
    </>
  );
}

/** The outer HTML of a page. */
export function Document({ facts: page, frame, manifest, needsScript }: DocumentProps) {
  const { site } = frame;
  return (
    <html lang={site.language} dir={site.direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{page.documentTitle}</title>
        <meta name="viewport" content="width=device-width" />
        {/* Two vocabularies, one text: an element may have both a name and a property (HTML+RDFa 1.1, 4). */}
        <meta name="description" property="og:description" content={page.description} />
        {page.canonical ? <link rel="canonical" href={page.canonical} /> : <meta name="robots" content="noindex" />}
        {page.hreflang.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        <OpenGraph page={page} site={site} />
        {page.feed && <link rel="alternate" type="application/atom+xml" href={page.feed.href} title={page.feed.title} />}
        <IconLinks manifest={manifest} />
        {/* No type: every browser that reads the sheets reads WOFF2. Fonts are always asked for without credentials. */}
        {manifest.preloadFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={manifest.styles} />
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
