import type { CustomIcon } from '../theme/icons/custom-icon.ts';

/** Drawing of a site's own icon, with the stroke styles of the set. */
export function CustomIconDrawing({ icon: { lines, areas, evenOddAreas } }: { icon: CustomIcon }) {
  return (
    <>
      {areas && <path d={areas} fill="currentColor" stroke="none" />}
      {evenOddAreas && <path d={evenOddAreas} fill="currentColor" fillRule="evenodd" stroke="none" />}
      {lines && <path d={lines} />}
    </>
  );
}
