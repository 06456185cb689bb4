import { componentOf } from '../blocks/index.ts';
import type { PlannedBlock } from '../page/page-plan.ts';

function BlockView({ block }: { block: PlannedBlock }) {
  const Component = componentOf(block.type);
  return <Component block={block} />;
}

/** Blocks from top to bottom, each by the component of its type. */
export function Blocks({ blocks }: { blocks: PlannedBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move in static HTML
    <BlockView key={index} block={block} />
  ));
}
