import * as z from 'zod';
import { describeValues } from '../vocabulary/fields.ts';
import { type LanguageCode, languageCodes, languageNames } from './language.ts';

/** A language by its code in BCP 47: that of a site, or of a file. */
export const languageCodeSchema = z
  .enum(languageCodes)
  .meta({ id: 'language-code', ...describeValues<LanguageCode>(languageNames) });
