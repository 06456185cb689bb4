import { ButtonGroup } from '../../components/button.tsx';
import { inline } from '../../components/inline.tsx';
import { Eyebrow, shownRole } from '../../components/section.tsx';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { callForm } from './form.ts';
import { Band } from './pieces/band/band.tsx';
import { Full } from './pieces/full/full.tsx';
import { Line } from './pieces/line/line.tsx';
import type { CallToAction } from './schema.ts';

const forms = { band: Band, line: Line, full: Full };

/** Call to action in the form that it or the theme sets: its words, then its buttons. */
export function CallToActionBlock({ block }: { block: Planned<CallToAction> }) {
  const form = callForm(block, useThemeOptions());
  const isDark = form !== 'line';
  const Form = forms[form];
  return (
    <Form id={block.id} role={shownRole(block.headingRole)}>
      <div>
        <Eyebrow dark={isDark}>{block.eyebrow}</Eyebrow>
        <h2>{inline(block.heading)}</h2>
        <p>{inline(block.text)}</p>
      </div>
      <ButtonGroup actions={block.actions} dark={isDark} />
    </Form>
  );
}
