import { css } from '@linaria/core';
import type { FieldModel, TextKind } from '../../document/protocol-forms.ts';
import type { Translations } from '../../document/protocol-state.ts';
import { chosen } from '../model/fields.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { AssetControl } from './asset-control.tsx';
import { CodeControl } from './code-control.tsx';
import { ColourControl } from './colour-control.tsx';
import { DayControl, InstantControl, MomentControl } from './day-control.tsx';
import { EitherControl } from './either-control.tsx';
import { type ControlProps, useTranslations } from './field-context.ts';
import { IconControl } from './icon-control.tsx';
import { ListControl } from './list-control.tsx';
import { NameControl, NamesControl } from './name-control.tsx';
import { ObjectControl, RecordControl, VariantsControl } from './object-control.tsx';
import { ChoiceControl, LinkControl, NumberControl, SwitchControl } from './simple-controls.tsx';
import { LanguageControl, TimeControl, ZoneControl } from './suggestion-controls.tsx';
import { SentenceControl, TextControl } from './text-control.tsx';

const elsewhere = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem;
  padding-inline-start: 0.5rem;
  border-inline-start: 2px solid var(--line);
  font-size: 0.8125rem;
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > bdi {
    color: var(--soft);
  }
`;

const byKind: Record<TextKind, (props: ControlProps) => React.ReactNode> = {
  text: TextControl,
  inline: SentenceControl,
  title: SentenceControl,
  passage: SentenceControl,
  headline: SentenceControl,
  heading: TextControl,
  spoken: TextControl,
  meta: TextControl,
  keyword: TextControl,
  code: CodeControl,
  word: TextControl,
  icon: IconControl,
  id: TextControl,
  href: LinkControl,
  target: LinkControl,
  path: TextControl,
  frame: TextControl,
  address: TextControl,
  picture: AssetControl,
  file: AssetControl,
  font: TextControl,
  day: DayControl,
  moment: MomentControl,
  instant: InstantControl,
  colour: ColourControl,
};

const byForm: Partial<Record<FieldModel['is'], (props: ControlProps) => React.ReactNode>> = {
  choice: ChoiceControl,
  number: NumberControl,
  switch: SwitchControl,
  object: ObjectControl,
  list: ListControl,
  record: RecordControl,
  variants: VariantsControl,
};

/** Controls by the field's `names`, for standard values. Other `names` refer to content and use `NameControl`. */
const byNamed: Record<string, (props: ControlProps) => React.ReactNode> = {
  time: TimeControl,
  zone: ZoneControl,
  language: LanguageControl,
};

function controlOf(field: FieldModel): (props: ControlProps) => React.ReactNode {
  if (field.is === 'list' && field.item.is === 'text' && field.item.names !== undefined) return NamesControl;
  if (field.is !== 'text') return byForm[field.is] ?? TextControl;
  if (field.names !== undefined) return byNamed[field.names] ?? NameControl;
  return byKind[field.kind];
}

export function Control(props: ControlProps) {
  const field = chosen(props.field, props.value);
  const Found = controlOf(field);
  if (props.field.is === 'either' && props.field.options.length > 1) {
    return (
      <EitherControl {...props}>
        <Found {...props} field={field} />
      </EitherControl>
    );
  }
  return field.is === 'text' ? <InLanguage {...props} field={field} control={Found} /> : <Found {...props} field={field} />;
}

/** Control of a text, with the other languages' versions below it. A value that is only a fallback counts as missing. */
function InLanguage({ control: Found, ...props }: ControlProps & { control: (props: ControlProps) => React.ReactNode }) {
  const translations = useTranslations(props.path);
  if (!translations) return <Found {...props} />;
  const { isFallback, shown, others } = translations;
  const isOfOthers = isFallback && (props.value === shown || others.some(({ text }) => text === props.value));
  return (
    <>
      <Found {...props} value={isOfOthers ? undefined : props.value} />
      <InOtherLanguages translations={translations} />
    </>
  );
}

/** The same text in the site's other languages, read-only. */
function InOtherLanguages({ translations: { others } }: { translations: Translations }) {
  const { state } = useSnapshot();
  return others.map(({ tag, text }) => {
    const { name = tag, direction } = state?.edition?.languages.find((one) => one.tag === tag) ?? {};
    return (
      <p key={tag} className={elsewhere}>
        <bdi lang={tag}>{name}</bdi>
        <span lang={tag} dir={direction}>
          {text}
        </span>
      </p>
    );
  });
}
