import { css } from '@linaria/core';
import { eachNumber } from '../../components/column-count.ts';
import { fullRows } from '../../components/full-rows.ts';
import { fullestColumns } from '../../components/grid-columns.ts';
import { Picture } from '../../components/picture.tsx';
import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { Logos } from './schema.ts';
import { logoQuarters, mostQuarters } from './weight.ts';

const grid = css`
  display: grid;
  gap: clamp(0.75rem, 0.5rem + 0.75vw, 1.25rem);
  ${fullRows(2)}
  ${eachNumber('columns', 6)}
  ${eachNumber('fewer', 5)}

  @media print, ${from.medium} {
    grid-template-columns: repeat(var(--fewer), minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
  @media ${from.wide} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

/* Light in both colour schemes: logos are drawn for white paper. */
const tile = css`
  ${eachNumber('quarters', mostQuarters)}
  position: relative;
  display: grid;
  place-items: center;
  block-size: 100%;
  min-block-size: 7.25rem;
  padding: var(--space-4);
  background: var(--on-ground);
  border: var(--line);
  border-radius: var(--radius-md);
  transition: box-shadow var(--calm), border-color var(--calm);

  a:hover > & {
    border-color: var(--tint-line);
    box-shadow: var(--shadow-md);
  }
  @media print {
    min-block-size: 0;
    border: 0;
  }
`;

const link = css`
  display: block;
  block-size: 100%;
  border-radius: var(--radius-md);
`;

const logo = css`
  inline-size: auto;
  max-inline-size: 100%;
  object-fit: contain;
  block-size: calc(var(--quarters) * 0.25rem);
`;

function Logo({ item: { image, href } }: { item: Planned<Logos>['items'][number] }) {
  const quarters = logoQuarters(image);
  const shown = (
    <div className={tile} data-quarters={quarters}>
      <Picture image={image} sizes={{ height: quarters / 4 }} className={logo} />
    </div>
  );
  return href ? (
    <a className={link} href={href}>
      {shown}
    </a>
  ) : (
    shown
  );
}

export function LogosBlock({ block }: { block: Planned<Logos> }) {
  const count = block.items.length;
  return (
    <Section {...sectionProps(block)}>
      <ul
        className={grid}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
        role="list"
        data-columns={count < 4 ? 4 : fullestColumns(count, [4, 5, 6])}
        data-fewer={count < 3 ? 3 : fullestColumns(count, [3, 4, 5])}
      >
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same logo may come twice, and the order is fixed
          <li key={index}>
            <Logo item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
