import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { languageCodes } from '../../../../templates/model/files/language.ts';
import { halfHours, readTime } from '../model/time.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { type ControlProps, useFieldEdit } from './field-context.ts';

interface SuggestionInputProps extends ControlProps {
  suggestions: readonly string[];
  /** Normalises typed text to the value in the file. */
  read: (text: string) => string;
  listName: string;
}

/** Draft of a word that is typed or chosen from suggestions. */
function useDraft({ path, value, commit, property, read }: SuggestionInputProps) {
  const known = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const entering = useFieldEdit(path);
  const leave = (text: string) => {
    setDraft(undefined);
    const from = entering.end();
    const next = read(text);
    if (next !== (from ? from.seen : known)) commit(next === '' && property?.isOptional ? undefined : next, from);
  };
  const type = (text: string) => {
    if (draft === undefined && text === known) return;
    setDraft(text);
    entering.begin(() => leave(text));
  };
  return { text: draft ?? known, type, leave, leaveDraft: () => draft !== undefined && leave(draft) };
}

/** Text field with suggestions. */
function SuggestionInput(props: SuggestionInputProps) {
  const { label, isInvalid, describedBy, suggestions, listName } = props;
  const { text, type, leave, leaveDraft } = useDraft(props);
  return (
    <ComboBox
      aria-label={label}
      aria-describedby={describedBy}
      allowsCustomValue
      menuTrigger="focus"
      inputValue={text}
      onInputChange={type}
      onChange={(key) => key !== null && leave(String(key))}
      onBlur={leaveDraft}
      isInvalid={isInvalid}
      items={suggestions.map((id) => ({ id }))}
    >
      <Input className={input} dir="ltr" />
      <Popover className={popover}>
        <ListBox className={menu} aria-label={listName}>
          {({ id }: { id: string }) => (
            <ListBoxItem id={id} className={menuItem} textValue={id}>
              <Text slot="label" dir="ltr">
                {id}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Control for a time of day, with half hours as suggestions. */
export function TimeControl(props: ControlProps) {
  const { names: w } = useWords().controls;
  return <SuggestionInput {...props} suggestions={halfHours} read={readTime} listName={w.times} />;
}

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Control for a time zone; suggests the device's time zone first. */
export function ZoneControl(props: ControlProps) {
  const { names: w } = useWords().controls;
  const zones = [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone.includes('/'));
  return <SuggestionInput {...props} suggestions={zones} read={(text) => text.trim()} listName={w.zones} />;
}

/** Control for a language, as a BCP 47 tag. */
export function LanguageControl(props: ControlProps) {
  const { names: w } = useWords().controls;
  return <SuggestionInput {...props} suggestions={languageCodes} read={(text) => text.trim()} listName={w.languages} />;
}
