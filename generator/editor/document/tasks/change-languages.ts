import type { SiteLanguage } from '../../../content/locales/languages.ts';
import { type Path, toPointer } from '../../../core/json/path.ts';
import { isObject, type Json, readJson } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { EditResult, EditSession } from '../edit-session.ts';
import type { LanguageTask } from '../protocol-language-tasks.ts';
import type { LanguageAnswer } from '../protocol-languages.ts';
import type { Operation } from '../text/operation.ts';
import { planTask } from './tasks.ts';
import { siteLanguages } from './titled-pages.ts';

/** Number of times that values are left out of a language, as what contains them may need others then. */
const mostRounds = 4;

/** Item of a list that contains a place, such as a link or a section; undefined for pages and items of collections. */
function itemAround(site: unknown, path: Path): Path | undefined {
  const least = path[0] === 'collections' ? 5 : 3;
  const ends = path.map((_, index) => index + 1).filter((end) => end >= least);
  const end = ends.findLast((one) => typeof path[one - 1] === 'number' && isObject(valueAt(site, path.slice(0, one))));
  return end === undefined ? undefined : path.slice(0, end);
}

/**
 * Leaves out of a language what would be wrong there, such as a link to a section that it lacks.
 * @param paths places of the errors
 */
function narrow(site: Json, paths: readonly Path[], tag: string, languages: readonly SiteLanguage[]): Operation[] {
  const items = paths.flatMap((path) => {
    const item = itemAround(site, path);
    return item ? [[toPointer(item), item] as const] : [];
  });
  return [...new Map(items).values()].map((at): Operation => {
    const listed = valueAt(site, [...at, 'languages']);
    const present = Array.isArray(listed) ? listed : languages.map((language) => language.tag);
    return { do: 'set', at: [...at, 'languages'], value: present.filter((one) => one !== tag) as Json };
  });
}

type Impossible = Extract<LanguageAnswer, { state: 'impossible' }>;

/**
 * Plans and applies a change of the languages as one step. What the chosen pages lead to but the language lacks is left out of
 * it.
 */
export async function changeLanguages(session: EditSession, request: LanguageTask): Promise<EditResult | Impossible> {
  const { base, text } = await session.state();
  const site = readJson(text);
  if (site === undefined) return { state: 'impossible', reason: 'no-such-place', field: 'task' };
  const plan = planTask(site, request, base);
  if (plan.state === 'refused') return { state: 'impossible', reason: plan.reason, field: plan.field };
  const operations = [...plan.operations];
  for (let round = 1; ; round++) {
    const result = await session.change({ base, operations, summary: plan.summary });
    if (result.state !== 'refused' || request.task === 'remove-language' || round === mostRounds) return result;
    const changed = result.source.value as Json;
    const narrowed = narrow(
      changed,
      result.diagnostics.map(({ path }) => path),
      request.tag,
      siteLanguages(changed),
    );
    if (narrowed.length === 0) return result;
    operations.push(...narrowed);
  }
}
