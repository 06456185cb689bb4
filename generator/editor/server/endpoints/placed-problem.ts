import { inEachLanguage } from '../../../../templates/model/files/language.ts';
import type { Diagnostic, MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { editorMessagePartsOf } from '../../../core/diagnostics/marked-text.ts';
import { messages, type Parameters } from '../../../core/diagnostics/messages/messages.ts';
import { pageName, placeInWords } from '../../../core/diagnostics/place-in-words.ts';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { fieldAt } from '../../document/words/field-at.ts';
import { toProblem } from '../../preview/message.ts';
import { contentOf, type Preview, placeOf } from '../../preview/preview.ts';

/** Parameters of a message for the editor: fields by their labels, other places in words. */
export function editorParameters({ code, path, other, parameters }: Diagnostic, content: unknown): Parameters {
  const { found = '', nearest = '' } = parameters;
  const object = code === 'missing-key' ? path : path.slice(0, -1);
  const field = fieldAt(content, object, code === 'unknown-key' ? nearest : found) ?? parameters.field;
  const otherFields = parameters.others?.map((key) => fieldAt(content, object, key) ?? inEachLanguage(() => key));
  const fields = { ...(field && { field }), ...(otherFields && { otherFields }) };
  return { ...parameters, ...fields, ...(other && { elsewhere: placeInWords(content, other) }) };
}

/** Diagnostics whose `found` is the address of a page. */
const codesOfPages: ReadonlySet<Diagnostic['code']> = new Set(['orphan-route', 'unconfirmed-translation']);

/** Title of the page at an address of the site in any language; the address itself if there is none. */
function titleAt({ shown }: Pick<Preview, 'shown'>, address: string): string {
  if (!shown) return address;
  const inside = `/${address.startsWith(shown.base) ? address.slice(shown.base.length) : address.slice(1)}`;
  const prefix = shown.others.map((one) => one.prefix).find((one) => `${inside}/`.startsWith(`${one}/`)) ?? '';
  const path = inside.slice(prefix.length) || '/';
  return pageName(shown.site.routes.find((route) => route.path === path)) ?? address;
}

/** Parameters in which pages have their titles, by which editors know them. */
function withTitles({ code, parameters }: Pick<Diagnostic, 'code' | 'parameters'>, preview: Preview): Parameters {
  const { budget, found } = parameters;
  if (budget) return { ...parameters, budget: { ...budget, page: titleAt(preview, budget.page) } };
  return codesOfPages.has(code) && found ? { ...parameters, found: titleAt(preview, found) } : parameters;
}

/** Diagnostic for display in the editor, with its place. */
export function placedProblem(diagnostic: Diagnostic, preview: Preview, language: MessageLanguage): PlacedProblem {
  const at = placeOf(preview, diagnostic.path);
  const parameters = editorParameters(
    { ...diagnostic, path: at, parameters: withTitles(diagnostic, preview) },
    contentOf(preview),
  );
  const { task } = messages[diagnostic.code];
  return {
    ...toProblem(diagnostic, preview, language),
    ...editorMessagePartsOf({ code: diagnostic.code, parameters }, language),
    at,
    ...(task && { task }),
  };
}
