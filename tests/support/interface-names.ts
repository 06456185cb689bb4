import { words } from '../../generator/editor/app/words/words.tsx';
import type { FieldModel, Localised } from '../../generator/editor/document/protocol-forms.ts';
import { words as previewWords } from '../../generator/editor/preview/client/words.ts';
import { siteForms } from '../../generator/editor/server/endpoints/schema/site-forms.ts';

type Language = keyof Localised;

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

function choicesOf(field: FieldModel): Localised[] {
  if (field.is === 'choice') return field.options.map(({ label }) => label);
  if (field.is === 'list') return choicesOf(field.item);
  return field.is === 'either' ? field.options.flatMap(choicesOf) : [];
}

/** All names shown in forms of the editor. */
function namesOfForms(language: Language): string[] {
  return Object.values(siteForms().objects).flatMap(({ label, properties }) => [
    ...(label ? [label[language]] : []),
    ...properties.flatMap((property) => [
      property.label[language],
      ...choicesOf(property.field).map((choice) => choice[language]),
    ]),
  ]);
}

const literally = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Whether the interface shows a name, literally or with placeholders filled in. */
export function namesOfInterface(language: Language): (name: string) => boolean {
  const said = [...leaves(words[language]), ...leaves(previewWords[language]), ...namesOfForms(language)];
  const whole = new Set(said);
  const patterns = said
    .filter((text) => /\{\w+\}/.test(text))
    .map((text) => new RegExp(`^${literally(text).replaceAll(/ ?\{\w+\}/g, '(?: ?(.+))?')}$`, 'u'));
  return (name) =>
    whole.has(name) ||
    patterns.some((pattern) =>
      pattern
        .exec(name)
        ?.slice(1)
        .every((part) => part === undefined || whole.has(part)),
    );
}
