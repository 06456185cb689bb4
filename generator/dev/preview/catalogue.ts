import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../site.schema.ts';
import { type BlockType, blockTypes } from '../../../templates/blocks/descriptors.ts';
import type { Block } from '../../../templates/blocks/schemas.ts';
import { kindOfFile } from '../../../templates/files/file-kinds.ts';
import { wordsLanguage } from '../../../templates/files/language.ts';
import type { Manifest } from '../../../templates/page/page-plan.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import type { MadeFonts } from '../../bundle/fonts.ts';
import type { Colour } from '../../code/colouring.ts';
import { once } from '../../common/remember.ts';
import { indexOfType } from '../../contract/look-up.ts';
import { readDesign } from '../../design/data.ts';
import { designStyles } from '../../design/styles.ts';
import { designWords } from '../../design/words.ts';
import { createPlanner } from '../../plan/plan.ts';
import { shownStyles } from '../../plan/styles.ts';
import type { AssetIndex } from '../../site/assets.ts';
import { basePath } from '../../site/page-url.ts';
import { type CatalogueBlock, type CatalogueExample, cataloguePage } from './catalogue-page.ts';
import { createLooks } from './looks.ts';
import { describeFields, describeParts, descriptionOf } from './reference.ts';

interface CatalogueInput {
  site: Site;
  assets: AssetIndex;
  bundle: Bundle;
  manifest: Manifest;
  fontRules: MadeFonts['rules'];
  /** The style sheet of the site. */
  styles: string;
  /** Of the code of the engine. */
  root: string;
  colour: Colour;
}

/** Pages of the catalogue and their style sheets by path; undefined for what is neither. */
export interface Catalogue {
  /** @param language of the catalogue itself; examples are in that of the site. */
  renderPage: (path: string, language: 'ar' | 'en') => string | undefined;
  findStyles: (path: string) => string | undefined;
}

function readJson<Content>(root: string, file: string): Content {
  return JSON.parse(readFileSync(join(root, 'templates/blocks', file), 'utf8'));
}

const readExamples = (root: string, type: BlockType) => readJson<CatalogueExample[]>(root, `${type}/examples.json`);

/** Every block with its fields, explained from the schema, and its examples, those of the tests. */
function describeBlocks(root: string, language: 'ar' | 'en'): CatalogueBlock[] {
  return blockTypes.map((type) => {
    const block = indexOfType('routes', type);
    const fields = block === undefined ? [] : describeFields(block, { language });
    return { type, description: descriptionOf(block, language), fields, examples: readExamples(root, type) };
  });
}

/**
 * Whatever picture or file an example names, the catalogue shows a picture that the site has, and a file that nobody gets. Icons
 * of the site, which its header may have, are as they are.
 */
function anyPicture(assets: AssetIndex): AssetIndex {
  const ready = [...assets.values()].filter((asset) => asset.state === 'ready');
  const picture = ready.find(({ width, height }) => width === 640 && height === 480) ?? ready[0];
  const get = (source: string) => {
    const own = assets.get(source);
    if (own && 'icon' in own) return own;
    const kind = kindOfFile(source);
    return kind ? { state: 'file', outputPath: source, kind, size: 2_400_000 } : picture;
  };
  return { get } as unknown as AssetIndex;
}

/** Beside the style sheet of the site, so that it finds the same fonts. No picture can have this name. */
const designStylesPath = 'assets/_design.css';

/** Pages of the site that blocks of the catalogue can show. */
const mostOthers = 10;

/** Every style that an example may need: which of them are below the opening is known of the site's own pages alone. */
const exampleStylesPath = 'assets/_examples.css';

/** What the page of the design system shows in each state. */
function designBlocks(root: string): Block[] {
  const cards = ['pages', 'events'].map((collection): Block => ({ type: 'card-grid', cards: { collection } }));
  return [...(['tabs', 'contact'] as const).flatMap((type) => readExamples(root, type)[0]?.block ?? []), ...cards];
}

/**
 * The block catalogue of the preview: `_catalogue` lists all blocks, `_catalogue/<type>/<number>` shows one example in
 * the look of the site, `_catalogue/design` its design system, `_catalogue/looks` its first page in each look.
 */
export function createCatalogue({ site, assets, bundle, manifest, fontRules, styles, root, colour }: CatalogueInput): Catalogue {
  const { language } = site.site;
  // Some blocks show other pages: those of the site are there, as many as a list needs.
  const others = site.routes.slice(0, mostOthers).filter(({ path }) => path !== '/');
  const exampleSite = (title: string, blocks: Block[]) => {
    const route = { path: '/', title, description: title, breadcrumb: [{ label: title }], blocks };
    const collections: Site['collections'] = readJson(root, 'example-collections.json');
    return { route, example: { ...site, collections, routes: [route, ...others], notFound: route } as Site };
  };
  const exampleStyles = once(() => {
    const all = blockTypes.flatMap((type) => readExamples(root, type).map(({ block }) => block));
    return styles + shownStyles(exampleSite('', all).example);
  });
  const renderBlocks = (title: string, blocks: Block[], layout: Bundle['bareLayout'], files: Manifest) => {
    const { route, example } = exampleSite(title, blocks);
    const { frame, planRoute } = createPlanner(example, anyPicture(assets), { colour });
    return bundle.createRenderer(frame, files, layout)({ ...planRoute(route, 0), canonical: null }).html;
  };
  const exampleFiles = {
    ...manifest,
    styles: basePath(site.site.url) + exampleStylesPath,
    stylesBelow: undefined,
    stylesOfLayout: undefined,
  };
  const renderDesign = () => {
    const layout = bundle.createDesignLayout(readDesign({ site, assets, styles }));
    const files = {
      ...manifest,
      styles: basePath(site.site.url) + designStylesPath,
      stylesBelow: undefined,
      stylesOfLayout: undefined,
    };
    return renderBlocks(designWords[wordsLanguage(language)].title, designBlocks(root), layout, files);
  };
  const looks = createLooks({ site, assets, bundle, manifest, fontRules, colour });
  return {
    renderPage: (path, spoken) => {
      if (path === '_catalogue') return cataloguePage(describeBlocks(root, spoken), describeParts(spoken), spoken, manifest);
      if (path === '_catalogue/design') return renderDesign();
      const inLook = looks.renderPage(path, spoken);
      if (inLook !== undefined) return inLook;
      const [, type, number] = /^_catalogue\/([a-z-]+)\/(\d+)$/.exec(path) ?? [];
      const isKnown = blockTypes.some((one) => one === type);
      const block = isKnown ? readExamples(root, type as BlockType)[Number(number) - 1]?.block : undefined;
      return block && renderBlocks(`${type} ${number}`, [block], bundle.bareLayout, exampleFiles);
    },
    findStyles: (path) => {
      if (path === exampleStylesPath) return exampleStyles();
      const ofLook = looks.findStyles(path);
      if (ofLook !== undefined) return ofLook;
      return path === designStylesPath ? designStyles(styles, readDesign({ site, assets, styles }), root) : undefined;
    },
  };
}
