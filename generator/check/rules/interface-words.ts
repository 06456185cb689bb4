import { type InterfaceWords, interfaceWords } from '../../../templates/registry/labels.ts';
import { isLanguage } from '../../../templates/schema/rules.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get } from '../../core/json/walk.ts';
import type { SiteView } from '../facts/site-view.ts';

/** Keys of interface texts that a site does not override, such as `form.choose`. */
function unwritten(words: object, own: unknown, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const value = get(own, key);
    if (typeof word !== 'string') return unwritten(word, value, `${prefix}${key}.`);
    return value === undefined ? [prefix + key] : [];
  });
}

const codes: Record<InterfaceWords['state'], 'proposed-words' | 'missing-words' | undefined> = {
  confirmed: undefined,
  proposed: 'proposed-words',
  foreign: 'missing-words',
};

/** Interface texts needed in a language for which the engine has none, or only unreviewed ones. */
export function checkInterfaceWords({ site }: Pick<SiteView, 'site'>): RawDiagnostic[] {
  const settings = get(site, 'site');
  const language = get(settings, 'language');
  if (typeof language !== 'string' || !isLanguage(language)) return [];
  const { labels, state } = interfaceWords(language);
  const code = codes[state];
  const list = code ? unwritten(labels, get(settings, 'labels')) : [];
  return code && list.length > 0 ? [{ code, path: ['site', 'language'], parameters: { found: language, list } }] : [];
}
