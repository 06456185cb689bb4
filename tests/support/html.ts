import { HtmlValidate } from 'html-validate';

/**
 * HTML validation. Valid peculiarities of React are allowed: upper-case attribute names, `/>` on void elements, boolean
 * attributes with an empty value.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'error',
    'no-inline-style': 'error',
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['form'] }],
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
    'wcag/h63': 'off',
  },
});

/** HTML errors of a page, one line each: rule, position, message. */
export async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, column, message, selector }) => `${ruleId} ${line}:${column} ${message} (${selector})`),
  );
}

/** All matches of a group in a text. */
export function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
