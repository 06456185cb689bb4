import { componentOf, restOf } from '../blocks/index.ts';
import type { PlannedBlock } from '../model/page/page-plan.ts';

function BlockView({ block }: { block: PlannedBlock }) {
  const Component = componentOf(block.type);
  return <Component block={block} />;
}

/** Blocks in order, each rendered by the component of its type. */
export function Blocks({ blocks }: { blocks: PlannedBlock[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move in static HTML
    <BlockView key={index} block={block} />
  ));
}

/** Parts of hero blocks that some layouts show further down. */
export function Rest({ blocks }: { blocks: PlannedBlock[] }) {
  return blocks.map((block) => {
    const Component = restOf(block.type);
    return Component && <Component key={block.type} block={block} />;
  });
}
