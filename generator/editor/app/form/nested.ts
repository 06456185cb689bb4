import { type ComponentType, createContext, useContext } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { ObjectModel } from '../../document/protocol-forms.ts';
import type { Path } from '../model/places.ts';
import type { ControlProps } from './field-context.ts';

export interface ObjectFormProps {
  path: Path;
  model: ObjectModel;
  value: Json | undefined;
  /** Keys that have a place of their own, such as the sections of a page. */
  without?: ReadonlySet<string>;
}

/** Forms hold forms: controls get what they are made of from here, so that no module asks for itself. */
interface Nested {
  Control: ComponentType<ControlProps>;
  ObjectForm: ComponentType<ObjectFormProps>;
}

export const NestedContext = createContext<Nested | undefined>(undefined);

/** @throws Error outside of the panel. */
export function useNested(): Nested {
  const nested = useContext(NestedContext);
  if (!nested) throw new Error('There is no form around this.');
  return nested;
}
