import type { Diagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../../../core/json/path.ts';
import { get } from '../../../../core/json/walk.ts';
import type { Preview } from '../../../preview/preview.ts';

/** Whether a place is on no page: in a hidden section or a draft. */
function isUnpublished(content: unknown, path: Path): boolean {
  let value = content;
  return path.some((key) => {
    value = get(value, key);
    return get(value, 'hidden') === true || get(value, 'draft') === true;
  });
}

/** Example addresses that visitors would get: what they send or follow there is lost. They stop publishing. */
export const publishedExamples = ({ diagnostics, source }: Pick<Preview, 'diagnostics' | 'source'>): Diagnostic[] =>
  diagnostics.filter(({ code, path }) => code === 'placeholder-url' && !isUnpublished(source?.value, path));
