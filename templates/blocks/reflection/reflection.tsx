import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { ReflectionForm } from './reflection-form.tsx';
import type { Reflection } from './schema.ts';

export function ReflectionBlock({ block }: { block: Planned<Reflection> }) {
  return (
    <Section {...block}>
      <ReflectionForm questions={block} />
    </Section>
  );
}
