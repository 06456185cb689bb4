import { formNote } from '../../components/form-panel.ts';
import { inline } from '../../components/inline.tsx';
import type { InlineText } from '../../model/planned/values.ts';

/** Hint of a field; controls refer to its id by `aria-describedby`. */
export function Hint({ id, text }: { id: string | undefined; text: InlineText | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={formNote}>
      {inline(text)}
    </p>
  );
}
