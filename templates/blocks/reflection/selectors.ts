/** Selector of the statement to answer next: the first open one. */
export const nextStatement = 'fieldset:not(:has(:checked)):not(fieldset:not(:has(:checked)) ~ *)';

/** Largest number of steps of a scale. */
export const mostSteps = 7;

/** Rules for each step of a scale. */
export const eachStep = (rule: (step: number) => string): string =>
  Array.from({ length: mostSteps }, (_, index) => rule(index + 1)).join('\n');
