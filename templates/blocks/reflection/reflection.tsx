import { Section } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { ReflectionForm } from './reflection-form.tsx';
import type { Reflection } from './schema.ts';

export function ReflectionBlock({ block }: { block: Planned<Reflection> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole} text={block.text}>
      <ReflectionForm questions={block} />
    </Section>
  );
}
