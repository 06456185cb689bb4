/** Recipes of the guide in their order, each by the name of its files in `docs/guide`. */
export const groups = {
  start: ['edit-on-the-page', 'parts-of-the-editor', 'undo', 'history', 'keyboard', 'two-at-once'],
  texts: ['change-text', 'replace-text', 'emphasis', 'running-text', 'links', 'dates'],
  sections: [
    'sections',
    'opening',
    'cards',
    'text-and-picture',
    'tabs',
    'table',
    'facts',
    'chart',
    'questions',
    'people',
    'steps',
    'quotes-and-logos',
    'prices',
    'projects',
  ],
  pages: ['new-page', 'page-shapes', 'new-service', 'schedule', 'move-page', 'delete-page', 'menu', 'footer', 'every-page'],
  news: ['programme', 'past', 'article', 'announcement', 'places-and-hours'],
  media: ['picture', 'gallery-and-video', 'embed', 'files', 'media', 'weight'],
  visitors: ['form', 'contact', 'site-search', 'search-engines', 'privacy'],
  site: ['logo', 'colours', 'fonts', 'interface-words', 'languages', 'placeholders', 'new-site', 'older-site', 'old-site'],
  publishing: ['look', 'problems', 'what-changes', 'publish', 'in-the-file'],
} as const;

export type GroupName = keyof typeof groups;

export type RecipeId = (typeof groups)[GroupName][number];

export const groupNames = Object.keys(groups) as GroupName[];

/** All recipes, in the order of the list. */
export const recipeIds: readonly RecipeId[] = groupNames.flatMap((name): readonly RecipeId[] => groups[name]);

export const groupOf = (id: RecipeId): GroupName =>
  groupNames.find((name) => (groups[name] as readonly RecipeId[]).includes(id)) ?? 'start';
