import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { Field } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';

/**
 * Gives a text, or the address of a picture, together with its place in the content. The preview uses it to lead from
 * the page back to the file; a build leaves it out, and its pages carry no trace of it.
 */
export type Annotate = (text: string, path: Path) => string;

/** Puts what content refers to into it. */
export type Resolve = <T>(value: T, field: Field, path: Path) => Planned<T>;
