import { css } from '@linaria/core';
import { useUniqueId } from '../render-context.tsx';

const lattice = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.2;
`;

/** The identity's motif: a tessellation of eight-pointed stars and crosses, drawn in the current text colour. */
export function Motif({ className }: { className?: string }) {
  const id = useUniqueId('motif');
  return (
    <svg className={className ? `${lattice} ${className}` : lattice} aria-hidden="true" focusable="false">
      <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
        <path d="M48 4 61 17H79V35L92 48 79 61V79H61L48 92 35 79H17V61L4 48 17 35V17H35Z" />
        <path d="M48 20 68 28 76 48 68 68 48 76 28 68 20 48 28 28Z" />
        <path d="M48-4V4M48 92v8M-4 48H4M92 48h8M17 17 0 0M79 17 96 0M79 79 96 96M17 79 0 96" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
