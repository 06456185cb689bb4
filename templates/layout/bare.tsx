import type { PagePlan } from '../model/page/page-plan.ts';
import { Blocks } from './blocks.tsx';
import { StylesBelow } from './styles-below.tsx';

/** The blocks of a page without header, breadcrumb and footer: how the catalogue shows an example. */
export function BareLayout({ page }: { page: PagePlan }) {
  return (
    <main>
      <StylesBelow page={page} />
      <Blocks blocks={page.blocks} />
    </main>
  );
}
