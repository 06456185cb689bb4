import type { RouteLayout } from '../../schema/route-layouts.ts';
import type { Planned } from '../planned/planned.ts';
import type { Announcement, Footer, Header, SiteSettings } from '../site/site.ts';

/** Block of a page, ready to render; its component knows the other properties. */
export interface PlannedBlock {
  type: string;
  id?: string | undefined;
  /** Address of the desk that its form is sent to. */
  deskAddress?: string;
}

/** Open Graph image of a page: absolute URL, type, size in pixels. */
export interface SocialPicture {
  url: string;
  width: number;
  height: number;
}

/** Page in another language, or that language's home page. */
export interface OtherEdition {
  /** BCP 47 tag. */
  tag: string;
  /** Name of the language in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  href: string;
  /** Note in that language that the page is not translated; absent if it is. */
  missing?: string;
}

/** Language of the site, for links of an edition to pages in it. */
export interface LinkedLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** Name of the language in the language of the edition. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Base URL of its pages, without trailing slash. */
  url: string;
}

/** Route ready to render: plain data with all references resolved. Paths begin with the site's base path. */
export interface PagePlan {
  /** Address within the host, with base path, percent-encoded, as in links to this page. */
  href: string;
  /** File path under `out/`, with `/` as separator. */
  outputPath: string;
  title: string;
  documentTitle: string;
  description: string;
  /** Absolute URL; null for a page that is not indexed. */
  canonical: string | null;
  /** Absent for a page that is not indexed. */
  socialPicture?: SocialPicture;
  /** JSON-LD for the head. Absent for a page that is not indexed. */
  structuredData?: unknown[];
  /** Feed of this page. */
  feed?: { href: string; title: string };
  /** Dates of an article, YYYY-MM-DD. */
  article?: { published: string; modified: string };
  /** Links to the page in other languages; absent for a site in one language. */
  otherEditions?: OtherEdition[];
  /**
   * Absolute URLs of the page in each language that has it, including its own, the default first; absent if there is only one.
   */
  alternates?: { tag: string; url: string }[];
  breadcrumb: { label: string; href?: string }[];
  blocks: PlannedBlock[];
  /**
   * How many of the first blocks need critical CSS, whether the first is beside the breadcrumb bar, and whether the bar is above
   * it.
   */
  leadBlocks: { count: number; isAboveBreadcrumb: boolean; isBreadcrumbFirst?: true };
  /** Page layout; absent: the default. */
  layout?: RouteLayout;
  /** Key of the style sheet of its opening and layout in `Manifest.openingStyles`; empty if it needs none. */
  openingSet: string;
  /** Key of the deferred style sheet in `Manifest.deferredStyles`, derived from the page's block types. */
  styleSet: string;
  /** Name of the list of links to its sections, and their places in `blocks`; absent: there is none. */
  contents?: { label: string; sections: number[] };
  scrollToTop: boolean;
  /** Note in a preview about a draft or a page with publication dates; never in a build. */
  unpublished?: string;
  /** The site search includes this page; absent otherwise, and on sites without search. */
  isSearchable?: true;
  /** Ranks after all other results, since it only links to them. */
  isFoundLast?: true;
  /** On the search page: its part of the list of all pages. */
  siteSearch?: SitePages;
}

/** Group of pages in a list. */
export interface PageGroup {
  label: string;
  links: { label: string; href: string }[];
}

/** Page of the list of all pages. */
export interface SitePages {
  /** The first of these is the search page. */
  isFirst: boolean;
  groups: PageGroup[];
  /** All pages of the list, for its navigation; empty if there is only one. */
  pages: { label: string; name: string; href: string; isCurrent: boolean }[];
}

interface PlannedFooter extends Omit<Planned<Footer>, 'pages'> {
  pages: (NonNullable<Planned<Footer>['pages']> & Pick<PageGroup, 'links'>) | undefined;
}

/** Blocks around the content of every page, and the label of their landmark. */
export interface PlannedStrip {
  label: string;
  blocks: PlannedBlock[];
}

/** Data shared by all pages. */
export interface SiteFrame {
  /** Address of the home page: base path with trailing slash. */
  home: string;
  site: Planned<SiteSettings>;
  /** All languages of a multilingual site, including this one. */
  languages?: readonly LinkedLanguage[];
  /** Absent without an announcement, or after it has expired. */
  announcement?: Planned<Announcement>;
  /** Absent without strips. */
  everyPage?: { beforeHeader?: PlannedStrip; beforeFooter?: PlannedStrip };
  header: Planned<Header>;
  /** Whether the menu has sub-menus, or more links than its row may fit. */
  isMenuGrouped: boolean;
  footer: PlannedFooter;
  /** Address of the search page; absent without search. */
  search?: string;
}

/** Addresses of scripts, style sheets and icons that pages refer to. */
export interface Manifest {
  /** Critical CSS. */
  styles: string;
  /** Deferred CSS, by `PagePlan.styleSet`; absent if `styles` contains everything. */
  deferredStyles: Record<string, string> | undefined;
  /** Critical CSS of openings and page layouts, by `PagePlan.openingSet`; absent if `styles` contains everything. */
  openingStyles?: Record<string, string> | undefined;
  loader: string;
  hydrate: string;
  /** React, preloaded beside the two files that import it. */
  react: string;
  islands: Record<string, string>;
  /** Files of the site search; absent without it. */
  search?: { opener: string; panel: string; styles: string };
  preloadFonts: string[];
  icon: string;
  /** Media type of the icon, such as `image/svg+xml`. */
  iconType: string;
  /** Icon for clients without SVG support. */
  favicon: string;
  /** Icon for home screens; absent if it is at the default address. */
  touchIcon: string | undefined;
  webManifest: string;
}

/** `<source>` or `<img>` attributes of a picture: the first with a matching query is used. */
export interface PictureOffer {
  media?: string | undefined;
  /** Candidates by width; absent if there is only `url`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  url?: string | undefined;
}

/** Text under a heading, or at an element that links can target. */
export interface TextSection {
  /** Id of the target; empty at the start of a page. */
  anchor: string;
  /** Text of the heading; empty without one. */
  heading: string;
  /** Remaining text, with white space collapsed. */
  text: string;
}

/** Text of a page in document order. */
export interface PageText {
  /** Title on the page. */
  title: string;
  sections: TextSection[];
}

/** Indexed page of the site search. */
export interface SearchRecord {
  /** `TextRow` of the index, as JSON. */
  row: string;
  /** Distinct terms, separated by spaces. */
  terms: string;
  /** For each term, its occurrences in title, headings and text. */
  times: Uint8Array;
  /** Number of words. */
  length: number;
  /** Ranks after all other results. */
  isLast?: true;
}

/** Resources of a page besides its HTML, recorded during rendering. */
export interface PageResources {
  /** Search record; only for pages that the site search includes. */
  found?: SearchRecord;
  /** Names of islands, in document order. */
  islands: string[];
  /** Pictures in document order, each as its sources; the last is the `<img>`. */
  pictures: PictureOffer[][];
  /** Address of the style sheet of its opening and layout, if it needs one. */
  openingStyles?: string;
  /** Address of the deferred style sheet, if it needs one. */
  deferredStyles?: string;
  /** Distinct characters that the browser draws, in order of first occurrence. */
  characters: string;
}

/** HTML of a page, with the resources recorded during rendering. */
export interface RenderedPage {
  outputPath: string;
  html: string;
  resources: PageResources;
}
