import type { ComponentType } from 'react';
import type { PlannedBlock } from '../model/page/page-plan.ts';

type BlockComponent = ComponentType<{ block: PlannedBlock }>;

const modules = import.meta.glob<Record<string, BlockComponent>>(['./*/*.tsx', '!./*/island.tsx'], { eager: true });

/** `call-to-action` -> `CallToAction`. */
const inCapitals = (type: string) => type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const componentName = (type: string) => `${inCapitals(type)}Block`;

const components = new Map<string, BlockComponent>();

/**
 * Component of a block type: `<type>/<type>.tsx` exports `<Type>Block`.
 * @throws Error if there is none; a test checks every type
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
 * Component that an opening block shows further down in pages of some layouts: `<Type>Rest` of its file; undefined for most
 * blocks.
 */
export const restOf = (type: string): BlockComponent | undefined => modules[`./${type}/${type}.tsx`]?.[`${inCapitals(type)}Rest`];
