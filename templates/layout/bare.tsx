import type { PagePlan } from '../model/page/page-plan.ts';
import { Blocks } from './blocks.tsx';
import { DeferredStyles } from './deferred-styles.tsx';

/** Blocks of a page without header, breadcrumb and footer, for examples in the catalogue. */
export function BareLayout({ page }: { page: PagePlan }) {
  return (
    <main>
      <DeferredStyles page={page} />
      <Blocks blocks={page.blocks} />
    </main>
  );
}
