import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover, ToggleButton } from 'react-aria-components';
import { useMay } from '../desk/use-desk.ts';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import { Segments } from '../parts/segments.tsx';
import { button, popover, row, segment } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { type SidePart, useView, usualWidth, widthNames } from './view.ts';

const group = css`
  display: grid;
  gap: 0.25rem;

  & > span {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & button {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-block-size: 2.25rem;
  }

  /* Narrow windows show one part at a time. */
  &[data-wide] {
    @media (max-width: 60rem) {
      display: none;
    }
  }
`;

const box = css`
  display: grid;
  gap: 0.75rem;
  max-inline-size: calc(100vw - 1.5rem);
  padding: 0.75rem;
  outline: none;
`;

function Labelled({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={group} data-wide={isWide || undefined}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  options: readonly (readonly [Name, DrawingName, string])[];
  value: Name;
  onChange: (name: Name) => void;
}

/** Group of buttons; one is selected. */
function Choice<Name extends string>({ label, options, value, onChange }: ChoiceProps<Name>) {
  const named = options.map(([id, drawing, words]) => ({
    id,
    words: (
      <>
        <Drawing name={drawing} size={18} />
        {words}
      </>
    ),
  }));
  return (
    <Labelled label={label}>
      <Segments label={label} options={named} value={value} onChange={onChange} />
    </Labelled>
  );
}

function WidthChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const options = widthNames.map((name) => [name, name, bar[name]] as const);
  return <Choice label={bar.width} options={options} value={view.width} onChange={(width) => show({ width })} />;
}

/** Toggles the side panels. */
function SideChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const toggle = (name: SidePart, isShown: boolean) =>
    show({ hiddenParts: new Set(isShown ? [...view.hiddenParts].filter((one) => one !== name) : [...view.hiddenParts, name]) });
  const option = (name: SidePart, drawing: DrawingName) => (
    <ToggleButton className={segment} isSelected={!view.hiddenParts.has(name)} onChange={(isShown) => toggle(name, isShown)}>
      <Drawing name={drawing} size={18} />
      {bar[name]}
    </ToggleButton>
  );
  return (
    <Labelled label={bar.views} isWide>
      <div className={row}>
        {option('outline', 'list')}
        {option('panel', 'form')}
      </div>
    </Labelled>
  );
}

function MediaChoice() {
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

function ModeChoice() {
  const { bar } = useWords();
  const { view, show } = useView();
  const all = [
    ['edit', 'edit', bar.edit],
    ['live', 'eye', bar.live],
    ['plain', 'scripts', bar.plain],
  ] as const;
  const options = useMay('writer') ? all : all.filter(([mode]) => mode !== 'edit');
  return <Choice label={bar.mode} options={options} value={view.mode} onChange={(mode) => show({ mode })} />;
}

/** How the page and the parts of the editor are shown. */
export function ViewOptions() {
  const mayWrite = useMay('writer');
  return (
    <>
      <ModeChoice />
      <WidthChoice />
      <MediaChoice />
      {mayWrite ? <SideChoice /> : null}
    </>
  );
}

/** Button and menu of the view options. */
export function ViewMenu() {
  const { bar } = useWords();
  return (
    <DialogTrigger>
      <Button className={button}>
        <Drawing name="eye" size={18} />
        {bar.view}
      </Button>
      <Popover className={popover} placement="bottom start">
        <Dialog className={box} aria-label={bar.view}>
          <ViewOptions />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Shows the page as wide as on a phone, or as usual. */
export function PhoneToggle() {
  const { bar } = useWords();
  const { view, show } = useView();
  const toggle = (isPhone: boolean) => show({ width: isPhone ? 'phone' : usualWidth() });
  return (
    <ToggleButton className={button} isSelected={view.width === 'phone'} onChange={toggle}>
      <Drawing name="phone" size={18} />
      {bar.phone}
    </ToggleButton>
  );
}
