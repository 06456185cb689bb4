import { type ComponentType, createContext, useContext } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { ObjectModel } from '../../document/protocol-forms.ts';
import type { Path } from '../model/places.ts';
import type { ControlProps } from './field-context.ts';

export interface ObjectFormProps {
  path: Path;
  model: ObjectModel;
  value: Json | undefined;
  /** Keys that are edited elsewhere, such as the sections of a page. */
  without?: ReadonlySet<string>;
}

/** Controls for nested forms. They are passed by context because forms and controls would import each other in a cycle. */
interface NestedControls {
  Control: ComponentType<ControlProps>;
  ObjectForm: ComponentType<ObjectFormProps>;
}

export const NestedContext = createContext<NestedControls | undefined>(undefined);

/** @throws Error outside of the panel */
export function useNested(): NestedControls {
  const nested = useContext(NestedContext);
  if (!nested) throw new Error('There is no form around this.');
  return nested;
}
