import { Section } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { CodeFigure } from './code-figure.tsx';
import type { Code } from './schema.ts';

export function CodeBlock({ block }: { block: Planned<Code> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole}>
      <CodeFigure code={block} />
    </Section>
  );
}
