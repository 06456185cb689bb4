import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { callForm } from './form.ts';
import { Band } from './pieces/band/band.tsx';
import { Full } from './pieces/full/full.tsx';
import { Line } from './pieces/line/line.tsx';
import type { CallToAction } from './schema.ts';

const forms = { band: Band, line: Line, full: Full };

/** Call to action in the form that it or the theme sets. */
export function CallToActionBlock({ block }: { block: Planned<CallToAction> }) {
  const Form = forms[callForm(block, useThemeOptions())];
  return <Form block={block} />;
}
