import { compiledSiteSchema } from '../../../../content/schema/compiled-site-schema.ts';
import type { EditSchema } from '../../../document/protocol-forms.ts';
import { formsOf } from './field-model.ts';

let forms: EditSchema | undefined;

/** Forms of the whole site file. */
export function siteForms(): EditSchema {
  forms ??= formsOf(compiledSiteSchema);
  return forms;
}
