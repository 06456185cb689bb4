import { entryDescriptors } from '../../../templates/registry/collections/types.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import type { TextKind } from '../document/protocol-forms.ts';
import { blockFormOf } from '../document/words/block-words.ts';

const recipesOfEntries = await Promise.all(
  entryDescriptors.map(async ({ type, words }) => ({ type, recipe: (await words()).recipe })),
);

/** Recipes of collections of entries and of their entries. */
const recipeOfEntries = Object.fromEntries(
  recipesOfEntries.flatMap(({ type, recipe }): [string, RecipeId][] => [
    [`collections.${type}`, recipe],
    [`${type}-entry`, recipe],
  ]),
);

/** Recipes of forms outside blocks, by prefix of the form's name; the longest match wins. */
const recipeOfForms: Record<string, RecipeId> = {
  image: 'picture',
  'cropped-image': 'picture',
  action: 'links',
  cards: 'cards',
  site: 'contact',
  'site.theme': 'colours',
  'site.theme.fonts': 'fonts',
  'site.security': 'search-engines',
  'site.desk': 'form',
  'site.organization': 'search-engines',
  'site.search': 'site-search',
  'site.labels': 'interface-words',
  'site.budgets': 'weight',
  announcement: 'announcement',
  everyPage: 'every-page',
  header: 'menu',
  footer: 'footer',
  'collections.link-cards': 'cards',
  'collections.event-cards': 'programme',
  'collections.posts': 'article',
  'entry-term': 'people',
  ...recipeOfEntries,
  'link-card': 'cards',
  'event-card': 'programme',
  'event-card.afterwards': 'past',
  post: 'article',
  routes: 'new-page',
  notFound: 'opening',
  redirects: 'move-page',
};

/** Recipe of a form, by the form's name in the schema; undefined if there is none. */
export function recipeOfForm(form: string): RecipeId | undefined {
  const own = blockFormOf(form);
  if (own) return own.part?.recipe ?? own.block.recipe;
  const [name] = Object.keys(recipeOfForms)
    .filter((start) => form === start || form.startsWith(`${start}.`))
    .sort((one, other) => other.length - one.length);
  return name === undefined ? undefined : recipeOfForms[name];
}

/** Recipe of each kind of text; undefined if that of the form is enough. */
const recipeOfKind: Record<TextKind, RecipeId | undefined> = {
  text: undefined,
  inline: 'emphasis',
  title: 'emphasis',
  passage: 'emphasis',
  headline: 'emphasis',
  heading: undefined,
  spoken: undefined,
  meta: undefined,
  keyword: 'site-search',
  code: undefined,
  word: undefined,
  icon: undefined,
  id: 'links',
  href: 'links',
  target: 'links',
  path: undefined,
  frame: 'embed',
  address: undefined,
  picture: 'picture',
  file: 'files',
  font: 'fonts',
  day: 'dates',
  moment: 'dates',
  instant: 'schedule',
  colour: 'colours',
};

/** Recipes of keys, in any form or in the given one. */
const recipeOfKey: Record<string, RecipeId> = {
  isPast: 'past',
  afterwards: 'past',
  placeholder: 'placeholders',
  provider: 'privacy',
  hours: 'places-and-hours',
  holidays: 'places-and-hours',
  schedules: 'places-and-hours',
  image: 'picture',
  'routes.path': 'move-page',
  'routes.draft': 'schedule',
  'routes.from': 'schedule',
  'routes.until': 'schedule',
  'post.draft': 'schedule',
  'post.from': 'schedule',
  'post.until': 'schedule',
  'routes.movedFrom': 'move-page',
  'routes.layout': 'page-shapes',
  headingRole: 'page-shapes',
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
  'site.desk': 'form',
  'site.budgets': 'weight',
  'site.calendar': 'dates',
  'header.links': 'menu',
};

interface FieldContext {
  key: string;
  /** Form that contains the field. */
  form: string;
  /** Kind of a text field. */
  kind: TextKind | undefined;
}

/** Recipe of a field, if it differs from that of the form. */
export function recipeOfField({ key, form, kind }: FieldContext): RecipeId | undefined {
  const found = recipeOfKey[`${form}.${key}`] ?? recipeOfKey[key] ?? (kind && recipeOfKind[kind]);
  return found === recipeOfForm(form) ? undefined : found;
}
