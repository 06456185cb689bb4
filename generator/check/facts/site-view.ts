import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { anchorOf } from '../../../templates/components/anchor.ts';
import { fileOfHref } from '../../../templates/model/files/file-kinds.ts';
import type { AccessibilityGap } from '../../../templates/schema/block/descriptor.ts';
import { isRowsKey } from '../../../templates/schema/entry-types.ts';
import { fieldRoleOf, type Kind } from '../../../templates/schema/field-roles.ts';
import { isHref } from '../../../templates/schema/rules.ts';
import { isCustomIconFile } from '../../../templates/theme/icons/custom-icon.ts';
import { asksForColours } from '../../content/site/code-colours.ts';
import { type CollectionOutline, outlineOf, type PostsOutline } from '../../content/site/collection-outline.ts';
import { type CollectionPage, pagesOf, placeOf } from '../../content/site/collection-pages.ts';
import { type VisitedValue, walkFields } from '../../content/site/fields.ts';
import { namedPackages } from '../../content/site/font-packages.ts';
import { publicationOfList } from '../../content/site/list-publication.ts';
import type { Publication } from '../../content/site/publication.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import { stripPlaces } from '../../content/site/strip-places.ts';
import { pathOfStrip } from '../../content/site/strips.ts';
import { flattenElements, plainWords, readInline } from '../../content/text/inline/read.ts';
import { codePackage, mathPackage } from '../../core/diagnostics/optional.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { formulasIn } from './formulas.ts';
import { textFeature, textFeaturesOf } from './text-features.ts';

/** A value and its path. */
export interface LocatedValue<Value = unknown> {
  value: Value;
  path: Path;
  /** Index in the text at the path, in UTF-16 units, if the value is part of a text. */
  textIndex?: number;
  /** The id is generated from the text of a heading. */
  isFromHeading?: true;
  /** The file is used as an icon. */
  isIcon?: true;
  /** A font package that a theme preset asks for. */
  isFromThemePreset?: true;
  /** The optional package for syntax highlighting or formulas: content is shown without it too. */
  isOptionalPackage?: true;
  /** In a section that no page shows. */
  isHidden?: true;
}

/** A string of the content. */
export interface ContentText extends LocatedValue<string> {
  /** Key of the string. */
  key: string | number;
  /** Field role from the schema; undefined for an unknown field. */
  kind: Kind | undefined;
  /** Features of the text: bits of `textFeature`. */
  features: number;
}

/** A visited string; its path is computed only on demand, because most texts have no diagnostic. */
class VisitedText implements ContentText {
  readonly value: string;
  readonly features: number;
  readonly #visited: VisitedValue;

  constructor(value: string, found: VisitedValue) {
    this.value = value;
    this.features = textFeaturesOf(value);
    this.#visited = found;
  }

  get key() {
    return this.#visited.key;
  }

  get kind() {
    return this.#visited.kind;
  }

  get path() {
    return this.#visited.path;
  }
}

/** A page as rules see it. It may violate the schema: values are read defensively. */
export interface PageView {
  value: unknown;
  path: Path;
  route: string | undefined;
  blocks: LocatedValue[];
  /** Ids that links can point to, of blocks and of elements in them. */
  ids: LocatedValue[];
}

/** A page or file that is generated from a collection and is not in the content itself. */
export interface GeneratedPageView extends PageView {
  is: CollectionPage['is'];
  collection: string;
  /** Path of its address in the content. */
  addressPath: Path;
  /** Absent if always published. */
  publication?: Publication;
}

/** Everything that rules of a chunk read, gathered in one walk through the site. */
export interface SiteView {
  site: unknown;
  pages: PageView[];
  generatedPages: GeneratedPageView[];
  collections: ReadonlyMap<string, LocatedValue[]>;
  hrefs: LocatedValue<string>[];
  /** Files under `assets/` that fields or links refer to, and font packages. */
  sources: LocatedValue<string>[];
  texts: ContentText[];
  /** Formulas in TeX. */
  formulas: LocatedValue<string>[];
  placeholders: Path[];
  /** Accessibility gaps that blocks report, such as missing captions. */
  lacks: { code: AccessibilityGap['code']; path: Path }[];
}

/** Pages, then the strips that every page has, then the 404 page. */
function listPages(site: unknown): PageView[] {
  const routes = items(get(site, 'routes')).map((value, index) => ({ value, path: ['routes', index] as Path }));
  const strips = stripPlaces.map((place) => ({ value: get(get(site, 'everyPage'), place), path: pathOfStrip(place) }));
  const notFound = { value: get(site, 'notFound'), path: ['notFound'] as Path };
  return [...routes, ...strips.filter(({ value }) => value !== undefined), notFound].map(({ value, path }) => {
    const route = get(value, 'path');
    const blocks = items(get(value, 'blocks')).map((block, index) => ({ value: block, path: [...path, 'blocks', index] }));
    return { value, path, route: typeof route === 'string' ? route : undefined, blocks, ids: [] };
  });
}

function listCollections(site: unknown): Map<string, LocatedValue[]> {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return new Map();
  return new Map(
    Object.entries(collections).map(([name, collection]) => [
      name,
      items(get(collection, 'cards')).map((value, index) => ({ value, path: ['collections', name, 'cards', index] })),
    ]),
  );
}

/** Path of the value that determines the address of a generated page. */
function placeOfAddress(page: CollectionPage, collection: unknown, { rows }: CollectionOutline): Path {
  if (page.is === 'entry' || page.is === 'calendar') return [rows, page.entry.index, 'name'];
  if (page.is === 'feed' || page.list.by === 'all') return ['path'];
  const { by, name } = page.list;
  return [by, items(get(collection, by)).findIndex((term) => get(term, 'name') === name), 'name'];
}

/** A post and its calendar file are published together; a list with the first post that it shows. */
function publicationOfGenerated(page: CollectionPage, outline: CollectionOutline): Publication | undefined {
  if (page.is === 'list') return 'latest' in outline ? publicationOfList(outline as PostsOutline, page.list) : undefined;
  return page.is === 'feed' ? undefined : page.entry.publication;
}

function listGeneratedPages(site: unknown): GeneratedPageView[] {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return [];
  return Object.entries(collections).flatMap(([name, collection]) => {
    const outline = outlineOf(collection);
    if (!outline) return [];
    const start: Path = ['collections', name];
    return pagesOf(outline).map((page): GeneratedPageView => {
      const value = page.is === 'entry' ? items(get(collection, outline.rows))[page.entry.index] : undefined;
      const at = [...start, ...placeOfAddress(page, collection, outline)];
      const path = [...start, ...placeOf(page, outline)];
      const publication = publicationOfGenerated(page, outline);
      const generatedPages: GeneratedPageView = {
        value,
        is: page.is,
        addressPath: at,
        path,
        route: page.path,
        blocks: [],
        ids: [],
        collection: name,
      };
      return publication ? { ...generatedPages, publication } : generatedPages;
    });
  });
}

/** Returns a function that finds the page of a path: one in the content, or the one generated from the entry. */
function createPageFinder(view: SiteView): (path: Path) => PageView | undefined {
  const keyOf = ([, collection, , index]: Path) => `${collection}\n${index}`;
  const rows = view.generatedPages.filter(({ is }) => is === 'entry');
  const pages = new Map(rows.map((page) => [keyOf(page.path), page]));
  return (path) => {
    if (path[0] !== 'collections') return pageOf(view, path);
    return isRowsKey(path[2]) ? pages.get(keyOf(path)) : undefined;
  };
}

/** Whether a view is a strip, which every page shows, and not a page. */
export const isStrip = ({ path }: { path: Path }): boolean => path[0] === 'everyPage';

/** The page or strip in the content that contains a path. */
export function pageOf({ pages }: SiteView, [top, index]: Path): PageView | undefined {
  if (top === 'everyPage') return pages.find((page) => isStrip(page) && page.path[1] === index);
  return top === 'routes' ? pages[Number(index)] : top === 'notFound' ? pages.at(-1) : undefined;
}

/** Whether the object of a text has an id. */
function hasId(site: unknown, path: Path): boolean {
  return (
    typeof get(
      path.slice(0, -1).reduce<unknown>((inner, key) => get(inner, key), site),
      'id',
    ) === 'string'
  );
}

/** Addresses of links in a text. Invalid addresses are reported by the check of marks. */
function linksIn(text: string, path: Path): LocatedValue<string>[] {
  const pieces = readInline(text);
  if (!pieces) return [];
  return flattenElements(pieces).flatMap((piece) =>
    piece.kind === 'link' && isHref(piece.href) ? [{ value: piece.href, path, textIndex: piece.hrefFrom }] : [],
  );
}

/** Returns a function that flags paths in hidden sections. */
function createHiddenFlag(view: SiteView): (path: Path) => { isHidden?: true } {
  return (path) => {
    const block = path[path[0] === 'notFound' ? 2 : 3];
    return isHidden(pageOf(view, path)?.blocks[Number(block)]?.value) ? { isHidden: true } : {};
  };
}

/** Returns a function that adds ids to the pages they are on. */
function createIdCollector(view: SiteView, hiding: (path: Path) => { isHidden?: true }) {
  const find = createPageFinder(view);
  return (value: string, path: Path, isOfWords: boolean): void => {
    if (isOfWords && hasId(view.site, path)) return;
    const hidden = hiding(path);
    find(path)?.ids.push(
      isOfWords ? { value: anchorOf(value), path, isFromHeading: isOfWords, ...hidden } : { value, path, ...hidden },
    );
  };
}

/**
 * Returns a function that sorts a text into the view: text, address, file or id. Redirect targets, which are not links, go to
 * `targets`.
 */
function createTextCollector(view: SiteView, targets: LocatedValue<string>[]) {
  const hiding = createHiddenFlag(view);
  const addId = createIdCollector(view, hiding);
  return (value: string, found: VisitedValue): void => {
    const { kind } = found;
    const text = new VisitedText(value, found);
    view.texts.push(text);
    const { address, hasMarks, file, anchor } = fieldRoleOf(kind);
    if (address === 'link') view.hrefs.push({ value, path: found.path });
    if (address === 'onward') targets.push({ value, path: found.path });
    if (hasMarks && text.features & textFeature.mark) view.hrefs.push(...linksIn(value, found.path));
    if (file === 'icon') {
      if (isCustomIconFile(value)) view.sources.push({ value, path: found.path, isIcon: true, ...hiding(found.path) });
    } else if (file) view.sources.push({ value, path: found.path, ...hiding(found.path) });
    if (anchor) addId(hasMarks ? plainWords(value) : value, found.path, anchor === 'words');
  };
}

/** Collects what the rules read. */
export function viewSite(site: unknown): SiteView {
  const view: SiteView = {
    site,
    pages: listPages(site),
    generatedPages: listGeneratedPages(site),
    collections: listCollections(site),
    hrefs: [],
    sources: [],
    texts: [],
    formulas: [],
    placeholders: [],
    lacks: [],
  };
  const targets: LocatedValue<string>[] = [];
  const addText = createTextCollector(view, targets);
  let isColoured = false;
  walkFields(site, (found) => {
    const { key, value } = found;
    if (key === 'placeholder' && value === true) view.placeholders.push(found.path.slice(0, -1));
    if (!isColoured && asksForColours(found)) {
      isColoured = true;
      view.sources.push({ value: codePackage, path: [...found.path, 'language'], isOptionalPackage: true });
    }
    view.formulas.push(...formulasIn(found));
    if (typeof value === 'object' && value !== null) {
      const lacks = descriptorOf(get(value, 'type'))?.lacks?.(value) ?? [];
      view.lacks.push(...lacks.map(({ code, at }) => ({ code, path: [...found.path, at] })));
    }
    if (typeof value === 'string') addText(value, found);
  });
  const [formula] = view.formulas;
  if (formula) view.sources.push({ value: mathPackage, path: formula.path, isOptionalPackage: true });
  view.sources.push(...namedPackages(site));
  for (const href of [...view.hrefs, ...targets]) {
    const file = fileOfHref(href.value);
    if (file !== undefined) view.sources.push({ ...href, value: file });
  }
  return view;
}
