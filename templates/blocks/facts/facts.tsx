import { Section, sectionProps } from '../../components/section.tsx';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { FactList } from './fact-list.tsx';
import { factsForm } from './form.ts';
import type { Facts } from './schema.ts';

export function FactsBlock({ block }: { block: Planned<Facts> }) {
  return (
    <Section {...sectionProps(block)} beside="side">
      <FactList items={block.items} Title={block.heading ? 'h3' : 'h2'} form={factsForm(useThemeOptions())} />
    </Section>
  );
}
