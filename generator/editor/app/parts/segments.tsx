import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { row, segment } from '../style/controls.ts';

interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly { id: Id; words: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Segmented control: one of a few visible options. */
export function Segments<Id extends string>({ label, options, value, onChange }: SegmentsProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={row}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => onChange([...keys][0] as Id)}
    >
      {options.map(({ id, words }) => (
        <ToggleButton key={id} id={id} className={segment}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
