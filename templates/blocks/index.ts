import type { ComponentType } from 'react';
import type { PlannedBlock } from '../page/page-plan.ts';

type BlockComponent = ComponentType<{ block: PlannedBlock }>;

const modules = import.meta.glob<Record<string, BlockComponent>>(['./*/*.tsx', '!./*/island.tsx'], { eager: true });

/** `call-to-action` -> `CallToActionBlock`. */
const componentName = (type: string) => `${type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Block`;

const components = new Map<string, BlockComponent>();

/**
 * The component of a kind of block: in its folder, `<type>/<type>.tsx` exports `<Type>Block`.
 * @throws Error when there is none; a test asks for each kind.
 */
export function componentOf(type: string): BlockComponent {
  const known = components.get(type);
  if (known) return known;
  const component = modules[`./${type}/${type}.tsx`]?.[componentName(type)];
  if (!component) throw new Error(`The folder of the block "${type}" has no ${componentName(type)} in ${type}.tsx.`);
  components.set(type, component);
  return component;
}
