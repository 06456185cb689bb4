import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { RouteLayout } from '../../schema/route-layouts.ts';
import { conversation } from './conversation.ts';
import { ruler } from './ruler.ts';
import { stair } from './stair.ts';
import { type ShapeVariant, shapeVariant } from './variants/list.ts';
import { outlined } from './variants/outlined.ts';
import { quoted } from './variants/quoted.ts';
import { rounded } from './variants/rounded.ts';
import { terraced } from './variants/terraced.ts';
import { woven } from './variants/woven.ts';

/** Class of the page, by layout. */
const shapeClasses: Record<RouteLayout, string> = { ruler, stair, conversation };

const variantClasses: Record<ShapeVariant, string> = { woven, terraced, outlined, rounded, quoted };

/** Classes of a page with this layout: those of the layout, and of its variant in the theme. */
export function useShapeClasses(layout: RouteLayout | undefined): string | undefined {
  const theme = useThemeOptions();
  if (layout === undefined) return undefined;
  const variant = shapeVariant(layout, theme);
  return variant ? `${shapeClasses[layout]} ${variantClasses[variant]}` : shapeClasses[layout];
}
