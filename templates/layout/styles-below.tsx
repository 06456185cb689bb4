import type { PagePlan } from '../model/page/page-plan.ts';
import { useRenderContext } from '../model/page/render-context.tsx';

/**
 * Link to the deferred style sheet; browsers render what precedes it meanwhile.
 * https://html.spec.whatwg.org/multipage/links.html#body-ok
 */
export function StylesBelow({ page }: { page: Pick<PagePlan, 'styleSet'> }) {
  const { manifest, resources } = useRenderContext();
  const stylesBelow = manifest.stylesBelow?.[page.styleSet];
  if (stylesBelow === undefined) return null;
  resources.stylesBelow = stylesBelow;
  return <link rel="stylesheet" href={stylesBelow} />;
}
