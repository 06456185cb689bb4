import type { BlockType } from '../../../templates/blocks/descriptors.ts';
import type { Kind } from '../../../templates/vocabulary/kinds.ts';
import type { Code } from '../../diagnostics/catalogue/catalogue.ts';
import type { TaskRequest } from '../../edit/contract.ts';
import type { RecipeId } from './recipes.ts';

/** Where the guide tells of what a message is about. */
export const recipeOfCode: Record<Code, RecipeId> = {
  syntax: 'in-the-file',
  'duplicate-key': 'in-the-file',
  'unknown-key': 'in-the-file',
  'missing-key': 'in-the-file',
  'wrong-type': 'in-the-file',
  'wrong-value': 'in-the-file',
  'unknown-type': 'sections',
  'out-of-range': 'problems',
  'empty-text': 'problems',
  'bad-id': 'links',
  'bad-href': 'links',
  'bad-external-href': 'links',
  'bad-path': 'move-page',
  'reserved-path': 'move-page',
  'bad-character': 'change-text',
  encoding: 'in-the-file',
  'too-deep': 'in-the-file',
  'bad-url': 'publish',
  'bad-image-path': 'picture',
  'bad-alt': 'picture',
  'bad-date': 'dates',
  'bad-email': 'contact',
  'bad-phone': 'contact',
  'bad-security-contact': 'search-engines',
  'no-count': 'interface-words',
  invalid: 'problems',
  'many-groups': 'people',
  'no-target': 'links',
  'long-address': 'move-page',
  'long-segment': 'move-page',
  'bad-base-path': 'publish',
  'bad-year': 'dates',
  'row-length': 'table',
  'same-columns': 'table',
  'series-length': 'chart',
  'bad-shares': 'chart',
  'bad-radar': 'chart',
  'bad-form-action': 'form',
  'same-field-name': 'form',
  'empty-range': 'form',
  'file-by-mail': 'form',
  'bad-time': 'places-and-hours',
  'bad-time-zone': 'places-and-hours',
  'bad-colour': 'colours',
  'brand-contrast': 'colours',
  'accent-contrast': 'colours',
  'duplicate-route': 'move-page',
  'duplicate-card': 'cards',
  'duplicate-id': 'links',
  'duplicate-heading': 'running-text',
  'misspelt-name': 'in-the-file',
  'dead-link': 'links',
  'dead-fragment': 'links',
  'breadcrumb-start': 'new-page',
  'breadcrumb-item': 'new-page',
  'page-title': 'opening',
  'unknown-collection': 'cards',
  'unknown-card': 'cards',
  'wrong-collection': 'cards',
  'unknown-name': 'article',
  'repeated-name': 'article',
  'reversed-days': 'dates',
  'bad-moment': 'dates',
  'mixed-moments': 'dates',
  'unknown-filter': 'people',
  'missing-image': 'picture',
  'unreadable-image': 'picture',
  'not-a-file': 'picture',
  'outside-image': 'picture',
  'damaged-image': 'picture',
  'unusable-image': 'picture',
  'doubtful-drawing': 'picture',
  'image-format': 'picture',
  'animated-image': 'picture',
  'huge-image': 'picture',
  'elongated-image': 'picture',
  'unsafe-svg': 'picture',
  'missing-file': 'files',
  'bad-file-path': 'files',
  'video-source': 'gallery-and-video',
  'bad-video-address': 'gallery-and-video',
  'file-kind': 'files',
  'huge-file': 'files',
  'bad-former-path': 'move-page',
  'bad-target': 'move-page',
  'redirect-hides-page': 'move-page',
  'redirect-hides-file': 'move-page',
  'redirect-letter-case': 'move-page',
  'duplicate-redirect': 'move-page',
  'redirect-chain': 'move-page',
  placeholder: 'placeholders',
  'placeholder-url': 'placeholders',
  'sample-text': 'placeholders',
  'sample-file': 'placeholders',
  'date-passed': 'search-engines',
  'event-passed': 'past',
  'announcement-passed': 'announcement',
  'holidays-passed': 'places-and-hours',
  'date-ahead': 'search-engines',
  'unused-name': 'people',
  'long-text': 'change-text',
  'description-length': 'search-engines',
  'alt-file-name': 'picture',
  'orphan-route': 'new-page',
  'unused-collection': 'cards',
  'unused-card': 'cards',
  'unused-image': 'picture',
  'unused-file': 'files',
  'stray-character': 'change-text',
  'unbalanced-isolates': 'change-text',
  'missing-glyph': 'change-text',
  'literal-markup': 'emphasis',
  'open-mark': 'emphasis',
  'link-in-card': 'cards',
  'too-many-marks': 'emphasis',
  'same-label': 'form',
  'over-budget': 'weight',
  'host-limit': 'publish',
  'route-is-file': 'move-page',
  'no-home': 'new-page',
  'letter-case': 'files',
  'no-host': 'links',
  'spaced-address': 'gallery-and-video',
  'invisible-text': 'problems',
};

/** The messages that lead to a recipe. */
export const codesOf = (id: RecipeId): string[] =>
  Object.entries(recipeOfCode).flatMap(([code, recipe]) => (recipe === id ? [code] : []));

/** Where the guide tells of a kind of section. */
export const recipeOfBlock: Record<BlockType, RecipeId> = {
  article: 'article',
  banner: 'opening',
  'call-to-action': 'text-and-picture',
  'card-grid': 'cards',
  carousel: 'cards',
  chart: 'chart',
  contact: 'contact',
  downloads: 'files',
  faq: 'questions',
  feature: 'text-and-picture',
  figures: 'text-and-picture',
  form: 'form',
  gallery: 'gallery-and-video',
  hero: 'opening',
  intro: 'opening',
  login: 'opening',
  logos: 'quotes-and-logos',
  map: 'places-and-hours',
  notice: 'opening',
  people: 'people',
  places: 'places-and-hours',
  points: 'text-and-picture',
  posts: 'article',
  prices: 'prices',
  prose: 'running-text',
  quotes: 'quotes-and-logos',
  search: 'people',
  steps: 'steps',
  table: 'table',
  tabs: 'tabs',
  timeline: 'steps',
  video: 'gallery-and-video',
};

/** Where the guide tells of a task. */
export const recipeOfTask: Record<TaskRequest['task'], RecipeId> = {
  'add-page': 'new-page',
  'rename-page': 'move-page',
  'rename-title': 'move-page',
  'rename-entry': 'cards',
  'delete-page': 'delete-page',
  'add-entry': 'programme',
  'delete-entry': 'cards',
  'remove-past': 'past',
  'insert-section': 'sections',
  'delete-section': 'sections',
  'replace-section': 'sections',
  'resolve-placeholder': 'placeholders',
};

/** Forms of the panel that are no sections, by the beginning of their name; the longest that fits counts. */
const recipeOfForms: Record<string, RecipeId> = {
  image: 'picture',
  'cropped-image': 'picture',
  action: 'links',
  cards: 'cards',
  site: 'contact',
  'site.theme': 'colours',
  'site.security': 'search-engines',
  'site.search': 'site-search',
  'site.labels': 'interface-words',
  'site.budgets': 'weight',
  announcement: 'announcement',
  header: 'menu',
  footer: 'footer',
  'collections.link-cards': 'cards',
  'collections.event-cards': 'programme',
  'collections.posts': 'article',
  'link-card': 'cards',
  'event-card': 'programme',
  'event-card.afterwards': 'past',
  post: 'article',
  'prose-': 'running-text',
  'prose-table': 'table',
  'prose-video': 'gallery-and-video',
  'prose-download': 'files',
  'form-': 'form',
  routes: 'new-page',
  notFound: 'opening',
  redirects: 'move-page',
};

const blockOf = (form: string) => /^block-([a-z-]+)/.exec(form)?.[1];

/** Where the guide tells of a form of the panel, by the name that the schema gives it; undefined for the file as a whole. */
export function recipeOfForm(form: string): RecipeId | undefined {
  const block = blockOf(form);
  if (block !== undefined && Object.hasOwn(recipeOfBlock, block)) return recipeOfBlock[block as BlockType];
  const [name] = Object.keys(recipeOfForms)
    .filter((start) => form === start || form.startsWith(start.endsWith('-') ? start : `${start}.`))
    .sort((one, other) => other.length - one.length);
  return name === undefined ? undefined : recipeOfForms[name];
}

/** Kinds of values that have a recipe of their own. */
const recipeOfKind: Partial<Record<Kind, RecipeId>> = {
  inline: 'emphasis',
  href: 'links',
  id: 'links',
  target: 'links',
  picture: 'picture',
  file: 'files',
  colour: 'colours',
  day: 'dates',
  moment: 'dates',
};

/** Keys that have one, in whatever form they are or in the one named. */
const recipeOfKey: Record<string, RecipeId> = {
  isPast: 'past',
  afterwards: 'past',
  placeholder: 'placeholders',
  hours: 'places-and-hours',
  holidays: 'places-and-hours',
  image: 'picture',
  'routes.path': 'move-page',
  'routes.movedFrom': 'move-page',
  'routes.kind': 'search-engines',
  'routes.updated': 'search-engines',
  'routes.listed': 'search-engines',
  'routes.searchable': 'site-search',
  'post.movedFrom': 'move-page',
  'post.searchable': 'site-search',
  'site.logo': 'logo',
  'site.logoOnDark': 'logo',
  'site.icon': 'logo',
  'site.url': 'publish',
  'site.theme': 'colours',
  'site.labels': 'interface-words',
  'site.search': 'site-search',
  'site.security': 'search-engines',
  'site.budgets': 'weight',
  'site.calendar': 'dates',
  'header.links': 'menu',
};

interface Asked {
  key: string;
  /** The form that the field is in. */
  form: string;
  /** What a text is. */
  kind: string | undefined;
}

/** Where the guide tells of a field more than of the form that it is in; undefined where it does not. */
export function recipeOfField({ key, form, kind }: Asked): RecipeId | undefined {
  const found = recipeOfKey[`${form}.${key}`] ?? recipeOfKey[key] ?? recipeOfKind[kind as Kind];
  return found === recipeOfForm(form) ? undefined : found;
}
