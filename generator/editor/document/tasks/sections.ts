import { blockTypes, descriptorOf } from '../../../../templates/blocks/descriptors.ts';
import { compiledSiteSchema } from '../../../content/schema/compiled-site-schema.ts';
import { indexOfType, indexWithin, nodeAt } from '../../../content/schema/look-up.ts';
import type { StripPlace } from '../../../content/site/strip-places.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { gridKeys } from '../grid/grid.ts';
import type { SectionOffer, TaskProblem, TaskRequest } from '../protocol-tasks.ts';
import { stripOfList } from '../strips.ts';
import { nameOfForm } from '../words/words-of-forms.ts';
import { Blanks } from './blank.ts';
import { type FittedObject, fitObject } from './fit.ts';
import { listAt, Task, TaskError, type TaskPlan } from './task.ts';

type InsertSection = Extract<TaskRequest, { task: 'insert-section' }>;
type ReplaceSection = Extract<TaskRequest, { task: 'replace-section' }>;

const isTitle = (block: unknown) => descriptorOf(get(block, 'type'))?.isTitle?.(block) === true;
const showsOnePost = (type: string) => {
  const shape = nodeAt(indexOfType('routes', type));
  return shape?.is === 'object' && shape.reference === 'article';
};
const isTitleKind = (type: string) => isTitle({ type });
/** Types that always send to the desk; a form also has other targets. */
const needsDesk = (type: string) => descriptorOf(type)?.sendsToDesk?.({ type }) === true;

const hasPosts = (site: Json) => {
  const collections = get(site, 'collections') as Json | undefined;
  return isObject(collections) && Object.values(collections).some((value) => listAt(value, ['posts']).length > 0);
};

interface Place {
  /** Path of a list of sections. */
  at: Path;
  index: number;
  /** Whether it replaces the section at the index. */
  replaces: boolean;
}

/** Why a section type is not allowed at a place; undefined if it is. A page has one title section, which comes first. */
function sectionProblemOf(site: Json, { at, index, type, replaces }: Place & { type: string }): TaskProblem | undefined {
  const blocks = listAt(site, at);
  const title = blocks.findIndex(isTitle);
  const isOwn = replaces && title === index;
  if (replaces && get(blocks[index], 'type') === type) return 'nothing-to-do';
  if (showsOnePost(type) && !hasPosts(site)) return 'posts-needed';
  if (needsDesk(type) && get(get(site, 'site'), 'desk') === undefined) return 'desk-needed';
  if (stripOfList(at) && isTitleKind(type)) return 'in-pages-only';
  if (isTitleKind(type) && title !== -1 && !isOwn) return 'has-title';
  if (!isTitleKind(type) && isOwn) return 'title-needed';
  return undefined;
}

/** All section types sorted by name, each with the reason if it is not allowed. */
export function sectionOffers(site: Json, place: Place): SectionOffer[] {
  return blockTypes.map((type) => {
    const problem = sectionProblemOf(site, { ...place, type });
    return problem === undefined ? { type } : { type, refusal: problem };
  });
}

interface SectionRequest {
  old: JsonObject;
  type: string;
  today: string | undefined;
}

/** Creates a section from another one or from nothing; adds collections that it needs. */
export function makeSection(task: Task, { old, type, today }: SectionRequest): FittedObject {
  const index = indexOfType('routes', type);
  const shape = nodeAt(index);
  if (index === undefined || shape?.is !== 'object') throw new TaskError('no-such-place', 'type');
  const form = `block-${type}`;
  const blanks = new Blanks(task, { name: nameOfForm(form), form, today });
  const { value, lost, needed } = fitObject(index, old, blanks.fill);
  const shown = needed.includes('collection') ? blanks.postsOf(shape.reference) : {};
  // A grid needs all its keys: values converted from another form would be incomplete.
  const keys = shape.grid ? [...gridKeys(shape.grid)] : [];
  const isFresh = keys.every((key) => value[key] === undefined || needed.includes(key));
  const made = { ...value, ...shown, ...(isFresh && blanks.gridOf(index)) };
  blanks.bring(made);
  return { value: made, lost, needed };
}

/** Adds a strip of all pages with its first section. */
function beginStrip(task: Task, strip: StripPlace, section: Json): void {
  const all = task.at(['everyPage']);
  const field = indexWithin(compiledSiteSchema.root, ['everyPage', strip, 'label'], undefined);
  const label = (field !== undefined && new Blanks(task).fill(field, 'label')) || '';
  const value: Json = { label, blocks: [section] };
  if (isObject(all)) task.do({ do: 'set', at: ['everyPage', strip], value });
  else task.do({ do: 'set', at: ['everyPage'], value: { [strip]: value } });
}

/** Inserts a section with minimal content; never above the title of a page. @throws TaskFault if it is not allowed there */
export function insertSection(site: Json, { at, index, type, today }: InsertSection): TaskPlan {
  const task = new Task(site);
  const strip = stripOfList(at);
  const isThere = at.at(-1) === 'blocks' && Array.isArray(task.at(at));
  if (!isThere && !strip) throw new TaskError('no-such-place', 'at');
  const problem = sectionProblemOf(site, { at, index, type, replaces: false });
  if (problem) throw new TaskError(problem, 'type');
  const blocks = listAt(site, at);
  const least = isTitleKind(type) ? 0 : blocks.findIndex(isTitle) + 1;
  const most = isTitleKind(type) ? 0 : blocks.length;
  const place = Math.max(least, Math.min(index, most));
  const { value } = makeSection(task, { old: {}, type, today });
  if (strip && !isThere) beginStrip(task, strip, value);
  else task.do({ do: 'insert', at, index: place, value });
  task.addConsequence('section-added', [...at, place]);
  return task.plan('task-insert-section', { type });
}

/** Changes the type of a section; values that fit are kept, others are reported. @throws TaskFault */
export function replaceSection(site: Json, { at, type, today }: ReplaceSection): TaskPlan {
  const task = new Task(site);
  const old = task.at(at);
  if (at.at(-2) !== 'blocks' || !isObject(old)) throw new TaskError('no-such-place', 'at');
  const refusal = sectionProblemOf(site, { at: at.slice(0, -1), index: Number(at.at(-1)), type, replaces: true });
  if (refusal) throw new TaskError(refusal, 'type');
  const { value, lost, needed } = makeSection(task, { old, type, today });
  task.do({ do: 'set', at, value });
  for (const key of lost) task.addConsequence('value-lost', [...at, key], { key });
  for (const key of needed) task.addConsequence('value-needed', [...at, key], { key });
  return task.plan('task-replace-section', { from: textOf(old.type), to: type });
}
