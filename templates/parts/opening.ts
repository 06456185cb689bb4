import { useRenderContext } from '../page/render-context.tsx';
import { faceOf } from '../theme/face.ts';

/** Attributes of a section that opens a page on the ground of openings, where these are not deep. */
export function useOpening(): { 'data-opening'?: '' } {
  return faceOf(useRenderContext().frame.site.theme).opening === 'deep' ? {} : { 'data-opening': '' };
}
