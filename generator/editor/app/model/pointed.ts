import { fromPointer, type Path } from './places.ts';

/** Selector of elements that show a place of the content. */
export const pointed = '[data-pointer]';

/** Path of the place that an element shows. */
export const pathOf = ({ dataset }: { dataset: DOMStringMap }): Path => fromPointer(dataset.pointer ?? '');
