import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { CodeFigure } from './code-figure.tsx';
import type { Code } from './schema.ts';

export function CodeBlock({ block }: { block: Planned<Code> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole}>
      <CodeFigure code={block} />
    </Section>
  );
}
