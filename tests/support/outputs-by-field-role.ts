import { readFileSync } from 'node:fs';
import { createPlaceFinder } from '../../generator/build/budgets/places.ts';
import { checkRules } from '../../generator/check/check.ts';
import type { Asset, AssetIndex } from '../../generator/content/site/assets.ts';
import { withDefaults } from '../../generator/content/site/defaults.ts';
import { siteField } from '../../generator/content/site/fields.ts';
import { mapStrings } from '../../generator/content/site/map-strings.ts';
import { namedFiles } from '../../generator/content/site/named-files.ts';
import { withPlainWords } from '../../generator/content/text/inline/plain-content.ts';
import { toPointer } from '../../generator/core/json/path.ts';
import type { Json } from '../../generator/core/json/value.ts';
import { blankOf } from '../../generator/editor/app/model/blank.ts';
import { roleOfField } from '../../generator/editor/app/model/fields.ts';
import { planTask } from '../../generator/editor/document/tasks/tasks.ts';
import { siteForms } from '../../generator/editor/server/endpoints/schema/site-forms.ts';
import { createPlanner } from '../../generator/pages/plan/plan.ts';
import type { Site } from '../../site.schema.ts';
import { fieldRoleOf } from '../../templates/schema/field-roles.ts';

/** Assets in which every requested file exists. */
const assets = {
  get: (source: string): Partial<Asset> =>
    source.startsWith('files/')
      ? { state: 'file', outputPath: source, kind: 'pdf', size: 1 }
      : { state: 'ready', outputPath: `assets/${source}`, width: 4, height: 3 },
  [Symbol.iterator]: () => [][Symbol.iterator](),
} as unknown as AssetIndex;

/** Problems that rules report in text: markup, a letter without glyph, an unclosed mark, a broken link. */
const wrong = [' <b>ش</b>', ' 漢', ' **ش', ' [ي](/missing)'];

const withEnd = (site: Site, end: string) =>
  mapStrings(site, ({ text, kind }) => (fieldRoleOf(kind).textRole ? text + end : text));

/** Output for a site file of all modules that depend on kinds: equal for two kinds with equal columns. */
export function outputsByFieldRole(file: string) {
  const site = withDefaults(JSON.parse(readFileSync(file, 'utf8')));
  const content: Json = JSON.parse(JSON.stringify(site));
  const { frame, planAll } = createPlanner(site, assets, {
    annotate: (text, path) => `${toPointer(path)} ${text}`,
  });
  const [first = '/'] = site.routes.map(({ path }) => path).toReversed();
  const places = createPlaceFinder(site, assets);
  const plain = withPlainWords(site, siteField);
  const page = `<body>${JSON.stringify(plain)}`;
  const { objects } = siteForms();
  const parts = { schema: siteForms(), language: 'ar' as const, collection: 'x', words: 'نص' };
  const types = Object.keys(objects).flatMap((name) => (/^block-[a-z-]+$/.test(name) ? [name.slice(6)] : []));
  const added = types.map((type) => {
    const task = { task: 'insert-section' as const, at: ['routes', 0, 'blocks'], index: 1, type, today: '2026-11-24' };
    return planTask(content, task, '');
  });
  const kinds = Object.values(objects).flatMap(({ properties }) =>
    properties.flatMap(({ field }) => (field.is === 'text' ? [field.kind] : [])),
  );
  return {
    kinds: [...new Set(kinds)],
    plan: [planAll(), frame],
    findings: wrong.map((end) => checkRules(withEnd(site, end), assets)),
    files: [...namedFiles(site)],
    plain,
    places: [...'اب7x'].map((character) => places.ofCharacter(character, ['routes', 0], page)),
    renamed: planTask(content, { task: 'rename-page', path: first, to: '/moved' }, ''),
    added,
    forms: Object.entries(objects).map(([name, { recipe, properties }]) => [
      name,
      recipe,
      properties.map(({ key, recipe, field }) => [key, recipe, roleOfField(field), blankOf(field, parts)]),
    ]),
  };
}
