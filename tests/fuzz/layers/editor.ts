import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkSite } from '../../../generator/check/check.ts';
import { checkFile } from '../../../generator/check/check-file.ts';
import { loadSite } from '../../../generator/content/site/load.ts';
import { readAssets } from '../../../generator/content/site/read-assets.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../../generator/core/cache/build-environment.ts';
import type { Path } from '../../../generator/core/json/path.ts';
import type { Json } from '../../../generator/core/json/value.ts';
import { valueAt } from '../../../generator/core/json/value-at.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import type { TaskRequest } from '../../../generator/editor/document/protocol-tasks.ts';
import { planTask } from '../../../generator/editor/document/tasks/tasks.ts';
import type { Operation } from '../../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../../generator/editor/document/value.ts';
import { type EditedSite, editSite } from '../../support/edited-site.ts';
import { engine, machine } from '../../support/environment.ts';
import { blockTypes } from '../../support/examples.ts';
import { operationOf, seeds } from '../../support/random-operations.ts';
import { formatSite, writingNames } from '../../support/written-sites.ts';
import type { Layer } from '../layer.ts';
import { Random } from '../random.ts';
import { oddCharacters } from '../vocabulary.ts';

/** A session on one site: what is done in it follows from the seed. */
interface EditorInput {
  site: (typeof sites)[number];
  writing: string;
  seed: number;
  steps: number;
}

const sites = ['minimal', 'municipality', 'variants', 'smallest'] as const;
const stepsEach = 10;

/** Places of all values of a kind. */
function placesOf(value: Json, fits: (value: Json, key: string | number) => boolean, at: Path = []): Path[] {
  const here = fits(value, at.at(-1) ?? '') ? [at] : [];
  if (typeof value !== 'object' || value === null) return here;
  const parts: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...parts.flatMap(([key, inner]) => placesOf(inner, fits, [...at, key]))];
}

const isWords = (value: Json, key: string | number) =>
  typeof value === 'string' && /^(?:title|heading|text|label|description|caption|question)$/.test(String(key));
const isListOfMany = (value: Json) => Array.isArray(value) && value.length > 1;
const isSections = (value: Json, key: string | number) => Array.isArray(value) && key === 'blocks';

const textsAt = (site: Json, at: Path, key: string) =>
  ((valueAt(site, at) ?? []) as Record<string, Json>[]).map((one) => String(one[key]));

const letters = [...'أبجد', 'name', '«٣»'];
const wordsOf = (random: Random) => `نص ${random.pick(random.chance(0.1) ? oddCharacters : letters)} ${random.int(1, 99)}`;
const addressOf = (random: Random) => `/${random.pick(['new', 'about/us', 'جديد', 'x-1'])}-${random.int(1, 9)}`;

/** What people do, mostly: a text, an order, an item more or less; sometimes anything. */
function operationsFor(site: Json, random: Random): Operation[] {
  const words = placesOf(site, isWords);
  const lists = placesOf(site, isListOfMany);
  if (random.chance(0.4)) return [{ do: 'set', at: random.pick(words), value: wordsOf(random) }];
  if (random.chance(0.5) && lists.length > 0) {
    const list = random.pick(lists);
    const last = (valueAt(site, list) as Json[]).length - 1;
    const at = [...list, random.int(0, last)];
    return [
      random.pick<Operation>([
        { do: 'move', at, to: random.int(0, last) },
        { do: 'remove', at },
        { do: 'duplicate', at },
      ]),
    ];
  }
  const any = operationOf(random.sample(seeds), site);
  return any ? [any] : [];
}

function requestFor(site: Json, random: Random): TaskRequest {
  const path = random.pick(textsAt(site, ['routes'], 'path'));
  const sections = random.pick(placesOf(site, isSections));
  const count = (valueAt(site, sections) as Json[]).length;
  const section = [...sections, random.int(0, Math.max(0, count - 1))];
  const type = random.pick(blockTypes);
  const to = addressOf(random);
  const requests: TaskRequest[] = [
    { task: 'add-page', path: to, title: wordsOf(random), description: `وصف ${wordsOf(random)}` },
    { task: 'add-page', path: to, title: wordsOf(random), description: wordsOf(random), like: path, menu: wordsOf(random) },
    { task: 'rename-page', path, to, below: random.chance(0.5) },
    { task: 'rename-title', path, to: wordsOf(random) },
    { task: 'delete-page', path },
    { task: 'delete-page', path, redirectTo: random.pick(textsAt(site, ['routes'], 'path')) },
    { task: 'insert-section', at: sections, index: random.int(0, count), type, today: '2026-11-24' },
    { task: 'replace-section', at: section, type, today: '2026-11-24' },
    { task: 'delete-section', at: section },
    { task: 'remove-past', today: '2027-01-01', events: random.pick(['close', 'remove'] as const) },
  ];
  return random.pick(requests);
}

/** The file as the session should have it: every text since it began, and which of them it is now. */
interface Expected {
  texts: string[];
  now: number;
}

/** What a check says that knows what was before is what one says that knows nothing. */
async function compareVerdicts({ file }: EditedSite, lasting: BuildEnvironment): Promise<string[]> {
  const source = await loadSite(file);
  const assets = await readAssets(join(file, '../assets'), source.value, machine);
  const { site, diagnostics } = checkSite(source, assets);
  const again = await checkFile(openProject(file), lasting);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} at ${pointer}`);
  const isSame = isDeepStrictEqual(again.diagnostics, diagnostics) && again.isValid === (site !== undefined);
  return [
    ...(isSame ? [] : ['the check that knows the former file says something else than one from nothing']),
    ...(errors.length > 0 ? [`an edit has brought errors into a right site: ${errors.slice(0, 3)}`] : []),
  ];
}

/** Does one thing in the session. @returns what is wrong with what came of it. */
async function step(edited: EditedSite, random: Random, expected: Expected): Promise<string[]> {
  const { session, read, value, change } = edited;
  const before = read();
  const does = random.pick(['operation', 'operation', 'task', 'task', 'undo', 'redo'] as const);
  if (does === 'undo' || does === 'redo') {
    const to = expected.now + (does === 'undo' ? -1 : 1);
    const result = await session[does]();
    const wanted = expected.texts[to];
    if (wanted === undefined) return result === undefined && read() === before ? [] : [`there was nothing to ${does}`];
    expected.now = to;
    return result?.state === 'written' && read() === wanted ? [] : [`${does} has not brought back each byte`];
  }
  const site = value();
  const request = does === 'task' ? requestFor(site, random) : undefined;
  const plan = request && planTask(site, request, (await session.state()).base);
  const operations = plan ? (plan.state === 'planned' ? plan.operations : []) : operationsFor(site, random);
  if (operations.length === 0) return [];
  const what = JSON.stringify(request ?? operations).slice(0, 300);
  const result = await change(operations);
  const after = read();
  if (result.state !== 'written') return after === before ? [] : [`what was not written has changed the file: ${what}`];
  if (after === before) return [];
  expected.texts.splice(expected.now + 1, Number.POSITIVE_INFINITY, after);
  expected.now += 1;
  const isAsked = isDeepStrictEqual(
    value(),
    operations.reduce<Json>((all, one) => applyToValue(all, one), site),
  );
  return isAsked ? [] : [`the file says something else than the operations: ${what}`];
}

async function attack({ site, writing, seed, steps }: EditorInput): Promise<string[]> {
  const random = new Random(seed, 0);
  const edited = await editSite(site, formatSite(site, writing));
  const lasting = openBuildEnvironment({ engine, cache: machine.folder, isLongRunning: true });
  const expected: Expected = { texts: [edited.read()], now: 0 };
  const complaints: string[] = [];
  for (let count = 0; count < steps && complaints.length === 0; count++) {
    const wrong = await step(edited, random, expected).catch((error) => [`threw ${error}`]);
    complaints.push(...wrong, ...(await compareVerdicts(edited, lasting)));
  }
  while (complaints.length === 0 && expected.now > 0) {
    await edited.session.undo();
    expected.now -= 1;
    if (edited.read() !== expected.texts[expected.now]) complaints.push('undo at the end has not brought back each byte');
  }
  return complaints;
}

/** Random operations and tasks of the editor, undone and done again. */
export const editorLayer: Layer = {
  name: 'editor',
  about: 'operations, tasks, undo and redo on a session of the editor, ten steps each',
  share: 1,
  prepare: async () => ({
    attack: async (random) => {
      const [site, writing] = [random.pick(sites), random.pick(writingNames)];
      const input: EditorInput = { site, writing, seed: random.int(0, 0x7fffffff), steps: stepsEach };
      return { input, complaints: await attack(input) };
    },
    replay: (input) => attack(input as EditorInput),
  }),
};
