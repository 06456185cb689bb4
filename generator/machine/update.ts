import type { Form } from './forms.ts';
import type { Table } from './table.ts';

/** A pure step that takes less where it knows what came of it the last time: the same comes of it without. */
export interface Update<Input, Value extends Former, Former> {
  name: string;
  /** Undefined where nothing can be made of an input. */
  make: (input: Input, former: Former | undefined) => Value | undefined;
  /** What of a value is of use the next time: the very same where that is as it was. */
  formerOf: (value: Value) => Former;
  /** That it has. */
  form: Form<Former>;
}

const key = 'last';

/** Does a step anew. @param held the last value itself, where that is still there */
export async function updateLast<Input, Value extends Former, Former>(
  { make, formerOf }: Update<Input, Value, Former>,
  input: Input,
  { held, table }: { held: Value | undefined; table: Table<Former> },
): Promise<Value | undefined> {
  const value = make(input, held ?? table.rows.get(key));
  if (value !== undefined) await table.keep(new Map([[key, formerOf(value)]]));
  return value;
}
