import type { PagePlan } from '../../model/page/page-plan.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { RouteLayout } from '../../schema/route-layouts.ts';
import { conversation } from './conversation.ts';
import { ruler } from './ruler.ts';
import { stair } from './stair.ts';

/** Classes of a page, by its shape. */
export const shapeClasses: Record<RouteLayout, string> = { ruler, stair, conversation };

/** Asks for the styles of the shape of a page, which its opening needs. */
export function StylesOfLayout({ layout }: Pick<PagePlan, 'layout'>) {
  const { manifest, resources } = useRenderContext();
  const sheet = layout && manifest.stylesOfLayout?.[layout];
  if (sheet === undefined) return null;
  resources.stylesOfLayout = sheet;
  return <link rel="stylesheet" href={sheet} />;
}
