import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { Field } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';

/**
 * Attaches the place in the content to a text or the address of a picture. The preview uses it to link the page back to the
 * file; a build omits it, and its pages contain no trace of it.
 */
export type Annotate = (text: string, path: Path) => string;

/** Resolves the references in a value. */
export type Resolve = <T>(value: T, field: Field, path: Path) => Planned<T>;
