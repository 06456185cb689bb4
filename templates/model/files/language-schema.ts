import * as z from 'zod';
import { fault } from '../../schema/faults.ts';
import { describeValues } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { isLanguage } from '../../schema/rules.ts';
import { type LanguageCode, languageCodes, languageNames } from './language.ts';

/** A language that files have, by its code in BCP 47. */
export const languageCodeSchema = z
  .enum(languageCodes)
  .meta({ id: 'language-code', ...describeValues<LanguageCode>(languageNames) });

/** Any language that `Intl` knows, by its tag in BCP 47: that of a site. */
export const siteLanguageSchema = kind(
  'word',
  z
    .string()
    .refine(isLanguage, { error: fault('unknown-language') })
    .meta({
      pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$',
      patternErrorMessage: 'اكتب رمز اللغة، مثل ar أو en أو pt-BR. Write the tag of a language, such as ar, en or pt-BR.',
    }),
  'language',
);
