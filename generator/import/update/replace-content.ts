import { isExampleAddress } from '../../content/site/example-address.ts';
import { isSample } from '../../content/site/samples.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../core/json/value.ts';
import { siteLanguages } from '../../editor/document/tasks/titled-pages.ts';
import { textsOf } from './left-item.ts';

/** Settings without words: they stay in a site with other languages too. */
const wordless = ['url', 'theme', 'logo', 'logoOnDark', 'icon', 'security', 'organization', 'motion', 'budgets'];

/** Settings of the old site that belong to its content. */
const ofContent = new Set(['language', 'languages', 'search']);

/** Whether a value is an example that nobody has replaced. */
const isProvisional = (value: Json): boolean => textsOf(value).some((text) => isSample(text) || isExampleAddress(text));

const tagsOf = (site: Json) => siteLanguages(site).map(({ tag }) => tag);

/** Settings of a site with the content of another one. */
function settingsOf(mine: JsonObject, theirs: JsonObject): JsonObject {
  const [own, old] = [mine.site, theirs.site].map((settings) => (isObject(settings) ? (settings as JsonObject) : {}));
  const isOfSameLanguages = isSame(tagsOf(mine), tagsOf(theirs));
  const kept = Object.entries(own ?? {}).filter(
    ([key, value]) => (isOfSameLanguages ? !ofContent.has(key) : wordless.includes(key)) && !isProvisional(value),
  );
  return { ...old, ...Object.fromEntries(kept) };
}

/**
 * Puts the content of an old site in the place of that of a site. Its theme, name, address and other settings stay, unless they
 * are examples; those with words stay only if both sites have the same languages.
 */
export function replaceContent(mine: JsonObject, theirs: JsonObject): JsonObject {
  const { $schema: _, version: __, ...content } = theirs;
  return {
    ...(mine.$schema !== undefined && { $schema: mine.$schema }),
    ...(theirs.version !== undefined && { version: theirs.version }),
    ...content,
    site: settingsOf(mine, theirs),
  };
}
