import { ToggleButtonGroup } from 'react-aria-components';
import type { DrawingName } from '../parts/drawings.ts';
import { IconToggle } from '../parts/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import { type Mode, type SidePart, useView, type WidthName, widthNames } from './view.ts';

interface ChoiceProps<Name extends string> {
  label: string;
  options: readonly (readonly [Name, DrawingName, string])[];
  value: Name;
  onChange: (name: Name) => void;
}

/** Group of icon buttons; one is selected. */
function Choice<Name extends string>({ label, options, value, onChange }: ChoiceProps<Name>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange([...keys][0] as Name)}
    >
      {options.map(([name, drawing, words]) => (
        <IconToggle key={name} id={name} label={words} drawing={drawing} />
      ))}
    </ToggleButtonGroup>
  );
}

export function WidthChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const options = widthNames.map((name) => [name, name, bar[name]] as const);
  return <Choice<WidthName> label={bar.width} options={options} value={view.width} onChange={(width) => show({ width })} />;
}

/** Toggles the side panels. */
export function SideChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const toggle = (name: SidePart, isShown: boolean) =>
    show({ hiddenParts: new Set(isShown ? [...view.hiddenParts].filter((one) => one !== name) : [...view.hiddenParts, name]) });
  const option = (name: SidePart, drawing: DrawingName) => (
    <IconToggle
      label={bar[name]}
      drawing={drawing}
      isSelected={!view.hiddenParts.has(name)}
      onChange={(isShown) => toggle(name, isShown)}
    />
  );
  return (
    <div>
      {option('outline', 'list')}
      {option('panel', 'form')}
    </div>
  );
}

export function MediaChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const options = [
    ['light', 'light', bar.light],
    ['dark', 'dark', bar.dark],
    ['print', 'print', bar.printed],
  ] as const;
  const choose = (name: 'light' | 'dark' | 'print') =>
    show(name === 'print' ? { isPrinted: true, scheme: 'light' } : { isPrinted: false, scheme: name });
  return <Choice label={bar.look} options={options} value={view.isPrinted ? 'print' : view.scheme} onChange={choose} />;
}

export function ModeChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const options = [
    ['edit', 'edit', bar.edit],
    ['live', 'eye', bar.live],
    ['plain', 'scripts', bar.plain],
  ] as const;
  return <Choice<Mode> label={bar.mode} options={options} value={view.mode} onChange={(mode) => show({ mode })} />;
}
