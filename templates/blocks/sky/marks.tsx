import { useUniqueId } from '../../model/page/render-context.tsx';
import { type Lattice, offsetOf, type WindowName } from './lattice.ts';
import { layer, outlines } from './styles.ts';

interface MarksProps {
  name: WindowName;
  lattice: Lattice;
}

/** From the top of a row to the centre of its marks, as a fraction of its height: names go below. */
const middle = 0.4;

const percentOf = (columns: number, { columns: all }: Lattice) => `${Math.round((columns * 1e5) / all) / 1e3}%`;
const emsOf = (rows: number, { rowHeight }: Lattice) => `${Math.round(rows * rowHeight * 100) / 100}em`;

/**
 * Outlines of all marks: a pattern of two marks that the browser repeats. An outline is what one mark leaves visible of
 * another.
 */
export function Marks({ name, lattice }: MarksProps) {
  const id = useUniqueId('sky');
  const { columns, rows, last } = lattice;
  const wholeRows = last === columns ? rows : rows - 1;
  const fill = `url(#${id})`;
  return (
    <svg className={`${layer} ${outlines}`} data-sky={name} width="100%" height={emsOf(rows, lattice)} aria-hidden="true">
      <pattern id={id} patternUnits="userSpaceOnUse" width={percentOf(1, lattice)} height={emsOf(2, lattice)}>
        {[0, 1].map((row) => {
          const place = { x: percentOf(offsetOf({ column: 0, row }, lattice), lattice), y: emsOf(row + middle, lattice) };
          return (
            <g key={row}>
              <rect {...place} />
              <rect {...place} />
            </g>
          );
        })}
      </pattern>
      {wholeRows > 0 && <rect width="100%" height={emsOf(wholeRows, lattice)} fill={fill} />}
      {wholeRows < rows && (
        <rect y={emsOf(wholeRows, lattice)} width={percentOf(last, lattice)} height={emsOf(1, lattice)} fill={fill} />
      )}
    </svg>
  );
}

/** Offset of a named mark, as an empty SVG: SVG attributes are allowed where style attributes are not. */
export function Way({ name, lattice, index }: MarksProps & { index: number }) {
  const place = lattice.named[index];
  if (!place) return null;
  return (
    <svg
      className={layer}
      data-sky={name}
      width={percentOf(offsetOf(place, lattice), lattice)}
      height={emsOf(place.row + middle, lattice)}
      aria-hidden="true"
    />
  );
}
