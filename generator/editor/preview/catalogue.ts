import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../site.schema.ts';
import { type BlockType, blockTypes } from '../../../templates/blocks/descriptors.ts';
import type { Block } from '../../../templates/blocks/schemas.ts';
import { kindOfFile } from '../../../templates/model/files/file-kinds.ts';
import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import type { Bundle } from '../../bundle/templates/bundle.ts';
import type { FontBundle } from '../../bundle/templates/fonts.ts';
import { indexOfType } from '../../content/schema/look-up.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { basePath } from '../../content/site/page-url.ts';
import type { Colour } from '../../content/text/code/colouring.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { once } from '../../core/util/memoize.ts';
import { createPlanner } from '../../pages/plan/plan.ts';
import { shownStyles } from '../../pages/plan/styles.ts';
import { type ReadyPage, readyPages } from '../document/ready-pages.ts';
import { type CatalogueBlock, type CatalogueExample, cataloguePage } from './catalogue-page.ts';
import { designPage, designStateOf, forceState, tokenRules } from './design-page.ts';
import { describeFields, describeParts, descriptionOf } from './reference.ts';
import { createThemePresets } from './theme-presets.ts';

interface CatalogueInput {
  site: Site;
  assets: AssetIndex;
  bundle: Bundle;
  manifest: Manifest;
  fontRules: FontBundle['rules'];
  /** Style sheet of the site. */
  styles: string;
  engine: Engine;
  colour: Colour;
}

/** Pages and style sheets of the catalogue by path; undefined for other paths. */
export interface Catalogue {
  /** @param language language of the catalogue; examples are in that of the site */
  renderPage: (path: string, language: MessageLanguage) => string | undefined;
  findStyles: (path: string) => string | undefined;
}

function readJson<Content>(root: string, file: string): Content {
  return JSON.parse(readFileSync(join(root, 'templates/blocks', file), 'utf8'));
}

/** Examples of a block; those of custom blocks are in the site's folder. */
const readExamples = ({ root, customBlocks }: Engine, type: BlockType): CatalogueExample[] =>
  customBlocks?.types.includes(type)
    ? JSON.parse(readFileSync(join(customBlocks.folder, 'blocks', type, 'examples.json'), 'utf8'))
    : readJson(root, `${type}/examples.json`);

/** All blocks with their fields from the schema, and the examples that the tests use. */
function describeBlocks(engine: Engine, language: MessageLanguage): CatalogueBlock[] {
  return blockTypes.map((type) => {
    const block = indexOfType('routes', type);
    const fields = block === undefined ? [] : describeFields(block, { language });
    return { type, description: descriptionOf(block, language), fields, examples: readExamples(engine, type) };
  });
}

/**
 * Replaces the files that examples name by a picture of the site and a placeholder file. Custom icons are kept, as the header
 * may use them.
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

/** Next to the style sheet of the site, so that relative font URLs resolve. No asset can have these names. */
const designStylesPath = 'assets/_design.css';
const stateStylesPath = (state: string) => `assets/_state-${state}.css`;

/** Number of pages of the site that examples may display. */
const mostOthers = 10;

/** All styles that examples may need; the split into critical and deferred CSS only fits the site's own pages. */
const exampleStylesPath = 'assets/_examples.css';

/** Blocks with interactive states: buttons, cards, fields and tabs. */
const stateBlocks = (engine: Engine): Block[] =>
  (['call-to-action', 'card-grid', 'form', 'tabs'] as const).flatMap((type) => readExamples(engine, type)[0]?.block ?? []);

/** Site whose first page contains example blocks, with the collections that they refer to. */
function exampleSite({ site, engine }: Pick<CatalogueInput, 'site' | 'engine'>, title: string, blocks: Block[]) {
  // Some blocks display other pages, so a few pages of the site are included.
  const others = site.routes.slice(0, mostOthers).filter(({ path }) => path !== '/');
  const route = { path: '/', title, description: title, breadcrumb: [{ label: title }], blocks };
  const collections: Site['collections'] = readJson(engine.root, 'example-collections.json');
  const { desk = { url: 'https://desk.example.com' } } = site.site;
  const content = { ...site, site: { ...site.site, desk }, collections, routes: [route, ...others], notFound: route };
  return { route, example: content as Site };
}

/** Renders a page of blocks with the style sheet at a path. */
function renderBlocks(input: CatalogueInput, title: string, blocks: Block[], stylesPath: string): string {
  const { site, assets, bundle, manifest, colour } = input;
  const { route, example } = exampleSite(input, title, blocks);
  const { frame, planRoute } = createPlanner(example, anyPicture(assets), { colour });
  const files = {
    ...manifest,
    styles: basePath(site.site.url) + stylesPath,
    openingStyles: undefined,
    deferredStyles: undefined,
  };
  return bundle.createRenderer(frame, files, bundle.bareLayout)({ ...planRoute(route, 0), canonical: null }).html;
}

/** Examples at a path: a block type with a number, or a ready page. */
function exampleAt(path: string, engine: Engine): { title: string; blocks: Block[] } | undefined {
  const [, ready = ''] = /^_catalogue\/page\/([a-z]+)$/.exec(path) ?? [];
  if (Object.hasOwn(readyPages, ready)) {
    // The opening is much the same on all of them.
    const [, ...types]: readonly BlockType[] = readyPages[ready as ReadyPage];
    return { title: ready, blocks: types.flatMap((one) => readExamples(engine, one)[0]?.block ?? []) };
  }
  const [, type, number] = /^_catalogue\/([a-z-]+)\/(\d+)$/.exec(path) ?? [];
  const isKnown = blockTypes.some((one) => one === type);
  const block = isKnown ? readExamples(engine, type as BlockType)[Number(number) - 1]?.block : undefined;
  return block && { title: `${type} ${number}`, blocks: [block] };
}

/**
 * Block catalogue: `_catalogue` lists all blocks, `_catalogue/<type>/<number>` shows one example in the theme of the site,
 * `_catalogue/page/<name>` a ready page, `_catalogue/design` its colours, tokens and states, `_catalogue/looks` its first page in each theme preset.
 */
export function createCatalogue(input: CatalogueInput): Catalogue {
  const { site, manifest, styles, engine } = input;
  const exampleStyles = once(() => {
    const all = blockTypes.flatMap((type) => readExamples(engine, type).map(({ block }) => block));
    return styles + shownStyles(exampleSite(input, '', all).example);
  });
  const base = basePath(site.site.url);
  const themePresets = createThemePresets(input);
  return {
    renderPage: (path, spoken) => {
      if (path === '_catalogue') return cataloguePage(describeBlocks(engine, spoken), describeParts(spoken), spoken, manifest);
      if (path === '_catalogue/design')
        return designPage({ site, css: styles, base, styles: base + designStylesPath, manifest, language: spoken });
      const state = designStateOf(/^_catalogue\/design\/([a-z-]+)$/.exec(path)?.[1]);
      if (state) return renderBlocks(input, state, stateBlocks(engine), stateStylesPath(state));
      const inLook = themePresets.renderPage(path, spoken);
      if (inLook !== undefined) return inLook;
      const example = exampleAt(path, engine);
      return example && renderBlocks(input, example.title, example.blocks, exampleStylesPath);
    },
    findStyles: (path) => {
      if (path === exampleStylesPath) return exampleStyles();
      const ofLook = themePresets.findStyles(path);
      if (ofLook !== undefined) return ofLook;
      const state = designStateOf(/^assets\/_state-([a-z-]+)\.css$/.exec(path)?.[1]);
      if (state) return forceState(exampleStyles(), state);
      return path === designStylesPath ? styles + tokenRules(styles) : undefined;
    },
  };
}
