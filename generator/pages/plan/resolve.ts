import type { Site } from '../../../site.schema.ts';
import type { PlannedFormula } from '../../../templates/model/planned/formula.ts';
import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { InlineText, PlannedFile } from '../../../templates/model/planned/values.ts';
import type { ArticleBlock, CalendarBlock, PostsBlock } from '../../../templates/registry/collections/posts/blocks.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { CardsReference, CroppedImage } from '../../../templates/schema/fields.ts';
import type { CustomIcon } from '../../../templates/theme/icons/custom-icon.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { chosen, type Field, within } from '../../content/site/fields.ts';
import { isFallback } from '../../content/site/localised-texts.ts';
import { createAddressResolver, encodedAddress } from '../../content/site/page-url.ts';
import { createSitePathReader } from '../../content/site/site-address.ts';
import type { Colour } from '../../content/text/code/colouring.ts';
import { planInline } from '../../content/text/inline/plan.ts';
import { planFormula } from '../../content/text/math/formula.ts';
import type { Path } from '../../core/json/path.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';
import { createCardPlanner } from './card-planner.ts';
import { type CodeValue, planCode } from './code.ts';
import { createEntryPlanner, type EntriesReference, type EntryReference } from './entries.ts';
import { createPagesPlanner } from './pages-below.ts';
import { createPostPlanner } from './post-planner.ts';
import { planFile, planIcon, planImage } from './resolve-assets.ts';
import type { Annotate, Resolve } from './resolving.ts';

interface ResolveOptions {
  annotate?: Annotate | undefined;
  colour?: Colour | undefined;
}

/** What references in the content are resolved with. */
interface ResolveContext {
  site: Site;
  assets: AssetIndex;
  colour: Colour | undefined;
  annotate: Annotate;
  /** Whether values are annotated with their places. If not, no paths are built, which saves two allocations for each value. */
  hasPlaces: boolean;
  resolveHref: (href: string) => string;
  /** Mark for words of another language, by which rendering recognises them; empty for all other words. */
  markOf: (text: string) => string;
  /** Shared options for sentences without mark or place: V8 would allocate closures for each call. */
  plainSentence: Parameters<typeof planInline>[1];
  planCards: ReturnType<typeof createCardPlanner>;
  planPages: ReturnType<typeof createPagesPlanner>;
  posts: ReturnType<typeof createPostPlanner>;
  entries: ReturnType<typeof createEntryPlanner>;
}

/** The links of an edition already point to its own pages. */
function createHrefResolver(site: Site): (written: string) => string {
  const placeOf = createAddressResolver(site);
  const readSitePath = site.edition ? () => undefined : createSitePathReader(site.site.url);
  return (written) => {
    const href = readSitePath(written) ?? written;
    return href.startsWith('/') ? encodedAddress(placeOf(href)) : href;
  };
}

function resolveSentence(value: string, path: Path, hasNotes: boolean, context: ResolveContext): InlineText {
  const { annotate, hasPlaces, markOf, plainSentence, resolveHref } = context;
  const mark = markOf(value);
  if (!hasPlaces && mark === '') return planInline(value, hasNotes ? { ...plainSentence, hasNotes } : plainSentence);
  return planInline(value, { resolveHref, hasNotes, foreign: mark, annotate: (text) => mark + annotate(text, path) });
}

function resolveString(value: string, field: Field, path: Path, context: ResolveContext): InlineText | PlannedFile | CustomIcon {
  const { file, address, hasMarks, hasNotes, textRole: words } = fieldRoleOf(field.is === 'value' ? field.kind : undefined);
  const { annotate, assets, markOf, resolveHref } = context;
  if (file === 'file') return planFile(value, context);
  if (file === 'icon') return planIcon(value, assets);
  if (address === 'link') return resolveHref(value);
  if (hasMarks) return resolveSentence(value, path, hasNotes, context);
  // A template is shown filled with other texts: a click on those must not lead to the template.
  const isShown = (words === 'visible' || words === 'accessible') && !value.includes('%s');
  const text = isShown ? annotate(value, path) : value;
  return words === 'visible' ? markOf(value) + text : text;
}

function resolveValue(value: unknown, declared: Field, path: Path, context: ResolveContext): unknown {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return value;
  const field = chosen(declared, value);
  if (typeof value === 'string') return resolveString(value, field, path, context);
  const below = (key: number): Path => (context.hasPlaces ? [...path, key] : path);
  if (Array.isArray(value)) return value.map((item, index) => resolveValue(item, within(field, index), below(index), context));
  if (field.is !== 'object' || field.reference === undefined) return resolveMembers(value, field, path, context);
  return resolveReference(value, field, path, context);
}

function resolveReference(value: object, field: Field & { is: 'object' }, path: Path, context: ResolveContext): unknown {
  const members = () => resolveMembers(value, field, path, context);
  switch (field.reference) {
    case 'cards':
      return context.planCards(value as CardsReference);
    case 'image':
      return planImage(value as CroppedImage, path, context);
    case 'posts':
      return context.posts.planList(value as PostsBlock, field, path);
    case 'calendar':
      return context.posts.planCalendar(value as CalendarBlock, field, path);
    case 'pages':
      return context.planPages(value as Parameters<typeof context.planPages>[0], field, path);
    case 'code':
      return planCode(value as CodeValue, members(), context.colour);
    case 'formula':
      return { ...members(), ...planFormula((value as PlannedFormula).tex, true) };
    case 'article':
      return context.posts.planArticle(value as ArticleBlock);
    case 'entries':
      return context.entries.planEntries(value as EntriesReference);
    case 'entry':
      return context.entries.planEntry(value as EntryReference);
    default:
      return members();
  }
}

function resolveMembers(value: object, field: Field, path: Path, context: ResolveContext): object {
  // Spread copies all own keys at once, whatever their names.
  const planned: Record<string, unknown> = { ...value };
  for (const key in planned) {
    planned[key] = resolveValue(planned[key], within(field, key), context.hasPlaces ? [...path, key] : path, context);
  }
  return planned;
}

/** Resolves references in content: cards, images and addresses. Collections are resolved once for the whole site. */
export function createResolver(site: Site, assets: AssetIndex, options: ResolveOptions = {}): Resolve {
  const annotate: Annotate = options.annotate ?? ((text) => text);
  const hasFallbacks = site.edition !== undefined && site.edition.fallbacks.length > 0;
  const resolveHref = createHrefResolver(site);
  const resolve: Resolve = (value, field, path) => resolveValue(value, field, path, context) as Planned<typeof value>;
  const input = {
    site,
    annotate,
    resolve,
    resolveHref,
    resolveMembers: (value: object, field: Field, path: Path) => resolveMembers(value, field, path, context),
  };
  const context: ResolveContext = {
    ...{ site, assets, annotate, resolveHref, colour: options.colour, hasPlaces: options.annotate !== undefined },
    markOf: (text) => (hasFallbacks && isFallback(site, text) ? foreignMark : ''),
    plainSentence: { resolveHref, annotate: (text) => text },
    planCards: createCardPlanner(input),
    planPages: createPagesPlanner(input),
    posts: createPostPlanner(input),
    entries: createEntryPlanner(input),
  };
  return resolve;
}
