import { inline } from '../../components/inline.tsx';
import { Eyebrow } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { CallToAction } from './schema.ts';

export interface CallProps {
  block: Planned<CallToAction>;
}

/** Eyebrow, heading and text of a call to action; `dark`: on a dark background. */
export function CallWords({ block, dark = false }: CallProps & { dark?: boolean }) {
  return (
    <div>
      <Eyebrow dark={dark}>{block.eyebrow}</Eyebrow>
      <h2>{inline(block.heading)}</h2>
      <p>{inline(block.text)}</p>
    </div>
  );
}
