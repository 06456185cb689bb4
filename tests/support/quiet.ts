import { afterEach, beforeEach } from 'vitest';
import { catchPrinted, tell } from './printed.ts';

// Bundling templates in this process leaves it at production, for which React has other modules.
process.env.NODE_ENV = 'test';

/** Prints the captured output of a failed test. */
const printed = catchPrinted();

beforeEach(() => {
  printed.length = 0;
});

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && printed.length > 0) tell(`\nPrinted during "${task.name}":\n${printed.join('')}`);
});
