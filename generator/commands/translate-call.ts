import type { TranslatedSite } from '../dev/edit/translations/translated-site.ts';
import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { UsageError } from '../diagnostics/errors.ts';
import type { Machine } from '../machine/machine.ts';
import { languageOfContent } from '../site/load.ts';
import { type Arguments, oneOf, preferredLanguage } from './arguments.ts';
import type { Options } from './options.ts';

/** What an action of the command for translations is called with. */
export interface TranslateCall {
  values: Arguments<'translate'>;
  /** The words behind its name. */
  words: string[];
  options: Options;
  machine: Machine;
}

/** The language that is translated into. @throws UsageError where it is not one of the site, or several may be meant */
export function targetOf({ to }: { to: string | undefined }, { known }: TranslatedSite): string {
  const { others } = known.languages;
  const [first, ...more] = others;
  if (to === undefined && first !== undefined && more.length === 0) return first;
  const found = others.find((one) => one === to);
  if (found === undefined)
    throw new UsageError('no-such-language', { ...(to !== undefined && { found: to }), list: [...others] });
  return found;
}

/** Pages that are named, each of them one of the site. @throws UsageError for any other */
export function pagesOf(words: readonly string[], { texts }: TranslatedSite): ReadonlySet<string> {
  const pages = [...new Set(texts.flatMap(({ page }) => page ?? []))];
  return new Set(words.map((word) => oneOf('PAGE', word, pages)));
}

/** The language of messages. */
export const messagesIn = (options: Options, { source }: TranslatedSite): MessageLanguage =>
  preferredLanguage(options, languageOfContent(source.part('site')));
