import type { ComponentType } from 'react';
import type { PlannedBlock } from '../model/page/page-plan.ts';

type BlockComponent = ComponentType<{ block: PlannedBlock }>;

const modules = import.meta.glob<Record<string, BlockComponent>>(['./*/*.tsx', '!./*/island.tsx'], { eager: true });

/** `call-to-action` -> `CallToAction`. */
const inCapitals = (type: string) => type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const componentName = (type: string) => `${inCapitals(type)}Block`;

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

/**
 * What a kind of block that opens pages leaves to be shown after what follows it, in pages of some shapes: the `<Type>Rest` of
 * its file; undefined for most.
 */
export const restOf = (type: string): BlockComponent | undefined => modules[`./${type}/${type}.tsx`]?.[`${inCapitals(type)}Rest`];
