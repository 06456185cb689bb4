import { useRef, useState } from 'react';
import { Input, NumberField, Select, Switch, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import { isOn, written } from '../model/switches.ts';
import { Choices } from '../parts/choices.tsx';
import { loadedValueAt } from '../store/snapshot.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { input, row, segment } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import { type ControlProps, useFieldEdit } from './field-context.ts';
import { LinkPicker } from './link-picker.tsx';

/** Up to this number, short options are shown as buttons; otherwise as a select. */
const mostSeen = 4;

/** Control for one of several fixed values, shown by label. */
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

/** Yes/no control. Writes no key if the default has the same value. */
export function SwitchControl({ path, field, value, label, commit, describedBy }: ControlProps) {
  const snapshot = useSnapshot();
  const siblings = loadedValueAt(snapshot, path.slice(0, -1));
  const panelKey = (next: boolean) => commit(written(field, next, siblings));
  return (
    <Switch className={track} isSelected={isOn(field, value, siblings)} onChange={panelKey} aria-describedby={describedBy}>
      <span />
      {label}
    </Switch>
  );
}

export function NumberControl({ path, field, value, label, commit, property, isInvalid }: ControlProps) {
  const entering = useFieldEdit(path);
  // Changes by others do not overwrite digits that are being typed.
  const [begun, setBegun] = useState<{ value: Json | undefined } | undefined>(undefined);
  const element = useRef<HTMLInputElement>(null);
  if (field.is !== 'number') return null;
  const shown = begun ? begun.value : value;
  const end = () => {
    setBegun(undefined);
    return entering.end();
  };
  const change = (next: number) => {
    const from = end();
    if (!Number.isNaN(next)) commit(next, from);
    else if (property?.isOptional) commit(undefined, from);
  };
  const type = () => {
    setBegun((former) => former ?? { value });
    // The control writes on blur.
    entering.begin(() => element.current?.blur());
  };
  return (
    <NumberField
      aria-label={label}
      value={typeof shown === 'number' ? shown : Number.NaN}
      onChange={change}
      isInvalid={isInvalid}
      formatOptions={{ useGrouping: false, maximumFractionDigits: field.isWhole ? 0 : 6 }}
      {...(field.least !== undefined && { minValue: field.least })}
      {...(field.most !== undefined && { maxValue: field.most })}
    >
      <Input ref={element} className={input} dir="ltr" onInput={type} onBlur={() => queueMicrotask(end)} />
    </NumberField>
  );
}

export function LinkControl({ path, value, label, commit, isInvalid, describedBy, property }: ControlProps) {
  const known = typeof value === 'string' ? value : '';
  const entering = useFieldEdit(path);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const end = () => {
    setDraft(undefined);
    return entering.end();
  };
  const leave = (href: string) => commit(href === '' && property?.isOptional ? undefined : href, end());
  const type = (href: string) => {
    if (draft === undefined && href === known) return;
    setDraft(href);
    entering.begin(() => leave(href));
  };
  return (
    <LinkPicker
      label={label}
      value={draft ?? known}
      onChange={type}
      onLeave={leave}
      onEscape={end}
      isInvalid={isInvalid}
      describedBy={describedBy}
    />
  );
}
