import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { CodeFigure } from './code-figure.tsx';
import type { Code } from './schema.ts';

export function CodeBlock({ block }: { block: Planned<Code> }) {
  return (
    <Section {...sectionProps(block)}>
      <CodeFigure code={block} />
    </Section>
  );
}
