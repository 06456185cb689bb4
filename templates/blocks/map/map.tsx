import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { mapAddress, mapFrameAddress } from '../../components/map-address.ts';
import { MapFrame } from '../../components/map-frame.tsx';
import { withMotif } from '../../components/motif.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { MapContent } from './schema.ts';

const frame = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: var(--line);
  border-radius: var(--radius-lg);
  background: var(--tint-soft);
  --motif: rgb(from var(--tint-line) r g b / 0.6);

  & > svg {
    position: absolute;
    color: var(--brand-ink);
  }
  & iframe {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: clamp(18rem, 45vw, 30rem);
  }
  @media print {
    display: none;
  }
`;

const linkClass = css`
  margin-block-start: var(--space-4);

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
  }
`;

export function MapBlock({ block }: { block: Planned<MapContent> }) {
  return (
    <Section {...sectionProps(block)}>
      {/* Shown until the map has loaded, or if it cannot load. */}
      <div className={withMotif(frame, 'whole')}>
        <Icon name="map-pin" size={48} />
        <MapFrame src={mapFrameAddress(block)} title={block.title} />
      </div>
      <p className={linkClass}>
        <a href={mapAddress(block)} rel="noopener">
          <Icon name="map-pin" size={22} />
          {block.link}
        </a>
      </p>
    </Section>
  );
}
