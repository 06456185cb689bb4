import type { PagePlan } from '../../model/page/page-plan.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { RouteLayout } from '../../schema/route-layouts.ts';
import { conversation } from './conversation.ts';
import { ruler } from './ruler.ts';
import { stair } from './stair.ts';

/** Class of the page, by layout. */
export const shapeClasses: Record<RouteLayout, string> = { ruler, stair, conversation };

/** Link to the style sheet of a page's layout, which its opening needs. */
export function StylesOfLayout({ layout }: Pick<PagePlan, 'layout'>) {
  const { manifest, resources } = useRenderContext();
  const sheet = layout && manifest.layoutStyles?.[layout];
  if (sheet === undefined) return null;
  resources.layoutStyles = sheet;
  return <link rel="stylesheet" href={sheet} />;
}
