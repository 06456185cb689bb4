import { formNote } from '../../components/form-panel.ts';
import { inline } from '../../components/inline.tsx';
import type { InlineText } from '../../model/planned/values.ts';

/** A sentence that helps to fill in a field; its id is what controls are described by. */
export function Hint({ id, text }: { id: string | undefined; text: InlineText | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={formNote}>
      {inline(text)}
    </p>
  );
}
