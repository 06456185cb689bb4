import { compiledSiteSchema } from '../../../../content/schema/compiled-site-schema.ts';
import type { EditSchema } from '../../../document/protocol-forms.ts';
import { formsOf } from './field-model.ts';

let forms: EditSchema | undefined;

/** The forms of everything that a site file can say. */
export function siteForms(): EditSchema {
  forms ??= formsOf(compiledSiteSchema);
  return forms;
}
