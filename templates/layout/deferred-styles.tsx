import type { PagePlan } from '../model/page/page-plan.ts';
import { useRenderContext } from '../model/page/render-context.tsx';

/**
 * Link to the deferred style sheet; browsers render what precedes it meanwhile.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 */
export function DeferredStyles({ page }: { page: Pick<PagePlan, 'styleSet'> }) {
  const { manifest, resources } = useRenderContext();
  const deferredStyles = manifest.deferredStyles?.[page.styleSet];
  if (deferredStyles === undefined) return null;
  resources.deferredStyles = deferredStyles;
  return <link rel="stylesheet" href={deferredStyles} />;
}
