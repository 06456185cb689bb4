import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { describeValues } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { isLanguage } from '../../schema/rules.ts';
import { type LanguageCode, languageCodes, languageNames } from './language.ts';

/** Language of a file, as a BCP 47 code. */
export const languageCodeSchema = z
  .enum(languageCodes)
  .meta({ id: 'language-code', ...describeValues<LanguageCode>(languageNames) });

/** Language of a site: any BCP 47 tag that `Intl` supports. */
export const siteLanguageSchema = kind(
  'word',
  z
    .string()
    .refine(isLanguage, { error: diagnosticCode('unknown-language') })
    .meta({
      pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$',
      patternErrorMessage: 'اكتب رمز اللغة، مثل ar أو en أو pt-BR. Write the tag of a language, such as ar, en or pt-BR.',
    }),
  'language',
);
