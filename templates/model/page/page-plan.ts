import type { RouteLayout } from '../../schema/route-layouts.ts';
import type { Planned } from '../planned/planned.ts';
import type { Announcement, Footer, Header, SiteSettings } from '../site/site.ts';

/** A block of a page, ready to render: what else it has its component knows. */
export interface PlannedBlock {
  type: string;
  id?: string | undefined;
}

/** What social networks show of a page: full address, type, size in pixels. */
export interface SocialPicture {
  url: string;
  width: number;
  height: number;
}

/** The same page in another language, or the home page of that. */
export interface OtherEdition {
  /** As BCP 47 writes it. */
  tag: string;
  /** What the language calls itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  href: string;
  /** Says in that language that the page is not in it; absent where it is. */
  missing?: string;
}

/** A language of the site, as links of an edition tell of it that lead to a page in it. */
export interface LinkedLanguage {
  /** As BCP 47 writes it. */
  tag: string;
  /** What the language of the edition calls it. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Address below which its pages are, without a slash at its end. */
  url: string;
}

/** A route ready to render: plain data, no reference left to resolve. Paths start with the base path of the site. */
export interface PagePlan {
  /** Address within the host, with the base path, encoded: what links to this page say. */
  href: string;
  /** File under `out/`, with `/` between folders. */
  outputPath: string;
  title: string;
  documentTitle: string;
  description: string;
  /** Full address, or null for a page that search engines should not list. */
  canonical: string | null;
  /** Absent for a page that is not listed. */
  socialPicture?: SocialPicture;
  /** What the page is, for programs: data for the head. Absent for a page that is not listed. */
  structuredData?: unknown[];
  /** The feed that tells of what is new here. */
  feed?: { href: string; title: string };
  /** Days of an article: YYYY-MM-DD. */
  article?: { published: string; modified: string };
  /** What leads to the same page in other languages; absent in a site of one. */
  otherEditions?: OtherEdition[];
  /** Full addresses of the page in each language that has it, its own too, the default first; absent where there is but one. */
  alternates?: { tag: string; url: string }[];
  breadcrumb: { label: string; href?: string }[];
  blocks: PlannedBlock[];
  /** What opens the page: how many of its first blocks are styled from the start, and whether the first stands above the bar. */
  opening: { count: number; isAboveBreadcrumb: boolean };
  /** The shape of the page; absent: the usual one. */
  layout?: RouteLayout;
  /** Names the second style sheet by the blocks that it styles: a key of `Manifest.stylesBelow`. */
  styleSet: string;
  scrollToTop: boolean;
  /** What a preview says of a draft, or of a page that is not always published: no build has it. */
  unpublished?: string;
  /** The search of the site finds this page; absent on other pages, and on sites without. */
  isSearchable?: true;
  /** After all others that answer a question, as it leads to what does. */
  isFoundLast?: true;
  /** On the page that searches the site: a part of the list of all pages. */
  siteSearch?: SitePages;
}

/** Pages of a site that are listed together. */
export interface PageGroup {
  label: string;
  links: { label: string; href: string }[];
}

/** A page of the list of all pages. */
export interface SitePages {
  /** The first is the page that searches. */
  isFirst: boolean;
  groups: PageGroup[];
  /** All pages of the list; none where there is but this one. */
  pages: { label: string; name: string; href: string; isCurrent: boolean }[];
}

interface PlannedFooter extends Omit<Planned<Footer>, 'pages'> {
  pages: (NonNullable<Planned<Footer>['pages']> & Pick<PageGroup, 'links'>) | undefined;
}

/** Blocks around the content of every page, and what their landmark is called. */
export interface PlannedStrip {
  label: string;
  blocks: PlannedBlock[];
}

/** What every page shares. */
export interface SiteFrame {
  /** Address of the home page: the base path with a slash at its end. */
  home: string;
  site: Planned<SiteSettings>;
  /** Of a site in several: all of them, its own too. */
  languages?: readonly LinkedLanguage[];
  /** Absent where there is none, or none any more. */
  announcement?: Planned<Announcement>;
  /** Absent where there is none. */
  everyPage?: { beforeHeader?: PlannedStrip; beforeFooter?: PlannedStrip };
  header: Planned<Header>;
  /** Whether the menu has sub-menus, or more links than its row may hold. */
  isMenuGrouped: boolean;
  footer: PlannedFooter;
  /** Address of the page that searches the site; absent where there is none. */
  search?: string;
}

/** Logical name -> address of the browser files that pages refer to. */
export interface Manifest {
  /** Styles that a page needs at once. */
  styles: string;
  /** Styles of what stands below the opening of a page, by `PagePlan.styleSet`; absent where `styles` holds them too. */
  stylesBelow: Record<string, string> | undefined;
  /** Styles of the shapes that pages of the site have; absent where `styles` holds them too. */
  stylesOfLayout?: Partial<Record<RouteLayout, string>> | undefined;
  loader: string;
  hydrate: string;
  /** React itself, fetched beside the two files that import it. */
  react: string;
  islands: Record<string, string>;
  /** What the search of the site is made of; absent where there is none. */
  search?: { opener: string; panel: string; styles: string };
  preloadFonts: string[];
  icon: string;
  /** Type of the icon, such as `image/svg+xml`. */
  iconType: string;
  /** The icon for what takes no SVG. */
  favicon: string;
  /** The icon for the home screens of phones; absent where they find it without being told. */
  touchIcon: string | undefined;
  webManifest: string;
}

/** What a page offers a browser for one picture, as attributes say it: the first offer whose query holds is taken. */
export interface PictureOffer {
  media?: string | undefined;
  /** Candidates by width; absent where `url` is all there is. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  url?: string | undefined;
}

/** Words of a page that belong together: below a heading, or at a place that links can lead to. */
export interface TextSection {
  /** The id of the place; empty at the start of a page. */
  anchor: string;
  /** The words of the heading; empty where there is none. */
  heading: string;
  /** Everything else that is read there, each run of white space as one space. */
  text: string;
}

/** What visitors read of a page, in its order. */
export interface PageText {
  /** The title on the page. */
  title: string;
  sections: TextSection[];
}

/** A page as the search of the site finds it. */
export interface FoundPage {
  /** What results show of it: a `TextRow` of the index, as JSON. */
  row: string;
  /** Its terms, each once, between spaces. */
  terms: string;
  /** Of each of them, how often it stands in the title, in headings and in the text. */
  times: Uint8Array;
  /** Words of its text. */
  length: number;
  /** It comes after all others that answer a question. */
  isLast?: true;
}

/** What a page uses beside its HTML, recorded while it is rendered. */
export interface PageResources {
  /** What the page is found by; only of pages that a search of the site looks at. */
  found?: FoundPage;
  /** Names of the islands on the page, in document order. */
  islands: string[];
  /** Pictures in document order, each as its offers; the last is the `<img>`. */
  pictures: PictureOffer[][];
  /** Address of the style sheet of its shape, where it has one. */
  stylesOfLayout?: string;
  /** Address of the second style sheet, where it asks for one. */
  stylesBelow?: string;
  /** Each character that a browser draws, once, in the order in which they are first met. */
  characters: string;
}

/** A page as a string, with what was met while rendering it. */
export interface RenderedPage {
  outputPath: string;
  html: string;
  resources: PageResources;
}
