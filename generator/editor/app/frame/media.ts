/** Simulated colour scheme and medium of the page. */
export interface MediaSettings {
  scheme: 'light' | 'dark';
  isPrinted: boolean;
}

/** Original media query of each rule. */
const originals = new WeakMap<MediaList, string>();

/** Replaces colour scheme and print conditions in a media query by constants, as a page cannot be given other preferences. */
function evaluateQuery(query: string, { scheme, isPrinted }: MediaSettings): string {
  const other = scheme === 'dark' ? 'light' : 'dark';
  const yes = '(min-width: 0)';
  const no = '(max-width: 0)';
  return query
    .replaceAll(`(prefers-color-scheme: ${scheme})`, yes)
    .replaceAll(`(prefers-color-scheme: ${other})`, no)
    .replaceAll(/\bscreen\b/g, isPrinted ? 'not all' : 'all')
    .replaceAll(/\bprint\b/g, isPrinted ? 'all' : 'not all')
    .replaceAll(/\bonly (all|not all)/g, '$1');
}

/**
 * Applies `answered` to each query of a list. A query that begins with "not all" is reduced to that, as `not` would also
 * negate the conditions after it.
 */
export function evaluateMediaList(original: string, settings: MediaSettings): string {
  const queries = original.split(',').map((query) => evaluateQuery(query.trim(), settings));
  return queries.map((query) => (query.startsWith('not all') ? 'not all' : query)).join(', ');
}

function overrideMedia(media: MediaList, settings: MediaSettings): void {
  const original = originals.get(media) ?? media.mediaText;
  if (!/prefers-color-scheme|\bprint\b|\bscreen\b/.test(original)) return;
  originals.set(media, original);
  const next = evaluateMediaList(original, settings);
  if (media.mediaText !== next) media.mediaText = next;
}

function walk(rules: CSSRuleList | undefined, settings: MediaSettings): void {
  for (const rule of rules ?? []) {
    if ('media' in rule && rule.media) overrideMedia(rule.media as MediaList, settings);
    if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, settings);
  }
}

/** Shows a page light or dark, on screen or as printed, regardless of the device's preferences. */
export function applyMediaSettings(root: Document, settings: MediaSettings): void {
  for (const sheet of root.styleSheets) {
    overrideMedia(sheet.media, settings);
    walk(sheet.cssRules, settings);
  }
  for (const source of root.querySelectorAll<HTMLSourceElement>('source[media]')) {
    const original = source.dataset.editMedia ?? source.media;
    source.dataset.editMedia = original;
    if (/prefers-color-scheme/.test(original)) source.media = evaluateMediaList(original, settings);
  }
  root.documentElement.style.colorScheme = settings.scheme;
}
