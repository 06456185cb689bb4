import { useState } from 'react';
import { Input, NumberField, Select, Switch, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { isOn, written } from '../model/switches.ts';
import { Choices } from '../parts/choices.tsx';
import { knownAt } from '../store/snapshot.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { input, row, segment } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import type { ControlProps } from './field-context.ts';
import { LinkPicker } from './link-picker.tsx';

/** So many can be seen at once; more are in a list that opens. */
const mostSeen = 4;

/** One of several words of the file, by what they mean. */
export function ChoiceControl({ field, value, label, commit, property, describedBy }: ControlProps) {
  const language = useLanguage();
  const w = useWords();
  if (field.is !== 'choice') return null;
  const options = field.options.map((option, index) => ({
    id: String(index),
    words: option.label[language],
    value: option.value,
  }));
  const current = options.find((option) => option.value === value)?.id ?? null;
  const choose = (id: string | undefined) => commit(options.find((option) => option.id === id)?.value);
  if (options.length <= mostSeen && options.every(({ words }) => words.length < 18)) {
    return (
      <ToggleButtonGroup
        aria-label={label}
        aria-describedby={describedBy}
        className={row}
        selectionMode="single"
        disallowEmptySelection={property?.isOptional !== true}
        selectedKeys={current === null ? [] : [current]}
        onSelectionChange={(keys) => choose([...keys].map(String)[0])}
      >
        {options.map(({ id, words }) => (
          <ToggleButton key={id} id={id} className={segment}>
            {words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  }
  return (
    <Select aria-label={label} value={current} onChange={(key) => choose(String(key))} placeholder={w.panel.notSet}>
      <Choices options={options} />
    </Select>
  );
}

/** Yes or no; what leaving the key out says is said so. */
export function SwitchControl({ path, field, value, label, commit, describedBy }: ControlProps) {
  const snapshot = useSnapshot();
  const siblings = knownAt(snapshot, path.slice(0, -1));
  const turn = (next: boolean) => commit(written(field, next, siblings));
  return (
    <Switch className={track} isSelected={isOn(field, value, siblings)} onChange={turn} aria-describedby={describedBy}>
      <span />
      {label}
    </Switch>
  );
}

export function NumberControl({ field, value, label, commit, property, isInvalid }: ControlProps) {
  if (field.is !== 'number') return null;
  const change = (next: number) => {
    if (!Number.isNaN(next)) commit(next);
    else if (property?.isOptional) commit(undefined);
  };
  return (
    <NumberField
      aria-label={label}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={change}
      isInvalid={isInvalid}
      formatOptions={{ useGrouping: false, maximumFractionDigits: field.isWhole ? 0 : 6 }}
      {...(field.least !== undefined && { minValue: field.least })}
      {...(field.most !== undefined && { maxValue: field.most })}
    >
      <Input className={input} dir="ltr" />
    </NumberField>
  );
}

export function LinkControl({ value, label, commit, isInvalid, describedBy, property }: ControlProps) {
  const known = typeof value === 'string' ? value : '';
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const leave = (href: string) => {
    setDraft(undefined);
    commit(href === '' && property?.isOptional ? undefined : href);
  };
  return (
    <LinkPicker
      label={label}
      value={draft ?? known}
      onChange={setDraft}
      onLeave={leave}
      onEscape={() => setDraft(undefined)}
      isInvalid={isInvalid}
      describedBy={describedBy}
    />
  );
}
