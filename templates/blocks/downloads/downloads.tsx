import { css } from '@linaria/core';
import { fullRows } from '../../parts/full-rows.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { FileLink } from './file-link.tsx';
import type { Downloads } from './schema.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media ${from.large} {
    &[data-several] {
      ${fullRows(2)}
      gap: var(--space-4);
    }
    &:not([data-several]) {
      max-inline-size: 44rem;
    }
  }
`;

export function DownloadsBlock({ block }: { block: Planned<Downloads> }) {
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={list} role="list" data-several={block.items.length > 1 || undefined}>
        {block.items.map(({ file, title, text, language }) => (
          <li key={`${file.url} ${title}`}>
            <FileLink file={file} title={title} text={text} language={language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
