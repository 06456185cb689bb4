import type { ComponentType } from 'react';
import { registry } from '../blocks/index.ts';
import type { PlannedBlock } from '../page-plan.ts';

function BlockView({ block }: { block: PlannedBlock }) {
  // TypeScript cannot tie the component to the block that it was chosen by; the registry's type does.
  const Component = registry[block.type] as ComponentType<{ block: PlannedBlock }>;
  return <Component block={block} />;
}

/** Blocks from top to bottom, each by the component of its type. */
export function Blocks({ blocks }: { blocks: PlannedBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move in static HTML
    <BlockView key={index} block={block} />
  ));
}
