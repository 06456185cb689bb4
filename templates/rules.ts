/** Functions that schemas ask values by, and that the contract knows by these names: `generator/contract/`. */
export * from './addresses/rules.ts';
export * from './blocks/chart/rules.ts';
export * from './blocks/form/rules.ts';
export * from './blocks/people/rules.ts';
export * from './blocks/places/rules.ts';
export * from './blocks/table/rules.ts';
export * from './blocks/video/rules.ts';
export * from './layout/menu/rules.ts';
export * from './site/rules.ts';
export * from './vocabulary/rules.ts';
