import type { OwnIcon } from '../theme/icons/own-icon.ts';

/** What an icon of the site shows; its lines are drawn as those of the set are. */
export function OwnDrawing({ icon: { lines, areas, evenOddAreas } }: { icon: OwnIcon }) {
  return (
    <>
      {areas && <path d={areas} fill="currentColor" stroke="none" />}
      {evenOddAreas && <path d={evenOddAreas} fill="currentColor" fillRule="evenodd" stroke="none" />}
      {lines && <path d={lines} />}
    </>
  );
}
